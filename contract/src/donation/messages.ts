/** Words of the donation form's rules; the keys are what the code means, so that a second language replaces values only. */
export const donationMessages = {
  required: "This field is required",
  amountMissing: "Please select or input amount",
  amountInvalid: "Enter an amount in dollars and cents, for example 25.00",
  amountAmbiguous: "This can be read in two ways. Enter dollars and cents like 1000.00 or 25.00",
  amountTooLarge: "For a gift of more than $100,000, please call us",
  amountUnclear: "Choose either one of the amounts or another amount, not both",
  choice: "Choose one of the options",
  notOffered: "This is not offered now. Choose another one",
  tooLong: "This is too long",
  characters: "This has characters that cannot be used",
  email: "The email must be a valid email address.",
  emailLetters:
    "The email must be a valid email address. Letters with accents, or of other alphabets, cannot be used before the @.",
  telephone: "Enter a telephone number with its area code, for example 604-555-0123",
  postalCode: "Enter a Canadian postal code, for example V6B 1A1",
  province: "Choose a province or territory",
  tributeCardFromTwentyDollars: "( For donations $20 or more )",
  tributeCardNeedsTribute: "A card can be sent with a gift in memoriam or in honour",
  addressInName:
    "Please write only the name here, without a web address, an email address or a telephone number. If you see none, put a space after each full stop",
  addressInOrganization:
    "Please write the name without a web address, an email address or a telephone number. If it is part of the name itself, please call us",
  addressInLine:
    "Please leave out web addresses and email addresses here. If you see none, put a space after each full stop",
  addressInWords:
    "Please leave out web addresses, email addresses and telephone numbers. If you see none, put a space after each full stop",
  ecardRefused:
    "We cannot send e-cards to this address: its owner has asked us not to. Please choose “No card” or a printed card",
  ecardsToAddress:
    "Many e-cards have gone to this address today. Please choose “No card” or a printed card, or give tomorrow. You have not been charged",
  ecardsFromDonor:
    "You have sent as many e-cards as we can send for one person in a day. Please choose “No card” or a printed card, or give tomorrow. You have not been charged",
  signUpsOfAddress:
    "Several monthly gifts have been set up with this email address today. For another one please call us. Nothing was charged",
  /**
   * Of what is typed into the payment service's own boxes it tells which of them is wrong, and not how: a number that is too
   * short and one with a wrong digit are the same to us, and so are a card that has expired and a month that there is not.
   */
  hostedNumber: "Please check the card number: a digit seems wrong or missing",
  hostedExpiry: "Please check the expiry date: the month and year on the card, this month or later",
  hostedCvd: "Please check the security code: it has 3 or 4 digits",
  cardFieldsSilent: "The card fields do not answer. Please reload the page and try again",
  cardNumberIncomplete: "Please check the number: it does not look complete",
  cardNumberWrong: "Please check the number: one digit seems wrong",
  expiry: "Enter the month and year in which the card expires",
  expired: "This card has expired",
  cvd: "Enter the 3 or 4 digits of the security code",
  cardRefused: "Card numbers are not taken here. Please use the card fields of the form",
  key: "Please reload the page and try again",
} as const;
