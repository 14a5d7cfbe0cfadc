import { donationConsent } from "@pcf/contract/forms/donation-consent";

/** Words of the donation form. What its rules say is in the contract (`donationMessages`). */
export const donateOnlineCopy = {
  title: "Donate online",
  description: "Give once or every month, by card, in four short steps. Tax receipts come by email.",

  wayBack: "Back to ways to give",
  journey: "Your gift",
  steps: ["Amount", "Who it is for", "Your details", "Payment"],
  next: "Next",
  /** Beside Next: where it leads. */
  nextStep: [
    "Next is step 2 of 4: who it is for",
    "Next is step 3 of 4: your details",
    "Next is step 4 of 4: payment. Nothing is charged yet.",
  ],
  back: "Back",
  editAmount: "Edit Amount",
  late: {
    title: "The next step is slow to arrive",
    text: "Nothing has been charged. You can wait for it, or load this page again. You can also give by telephone: call us toll-free at",
  },
  giving: (amount: string) => `Giving ${amount}`,
  monthlySuffix: "every month",

  demo: "Demonstration: no card is charged here. Use a test card number such as 4242 4242 4242 4242.",
  resuming: "We are checking what became of your last try …",
  restored: "We kept what you filled in earlier on this device. Card details are never kept.",
  startAgain: "Start again with an empty form",
  givenElsewhere:
    "You have just given from another window of this browser. If you give here too, it is a second gift.",
  /** Title of the browser's tab: where the donor is, and whether something is to be mended. */
  tabTitle: (title: string, step: string, at: number, of: number) =>
    `${step} (step ${at} of ${of}) – ${title}`,
  tabTitleWithProblem: (title: string) => `Error: ${title}`,

  trust: {
    title: "Good to know",
    charity: "Registered charity",
    receipt: (minimum: string) => `Official tax receipts for gifts of ${minimum} or more`,
    secure: "We never store your card number",
    call: "Questions? Call us toll-free at",
  },

  /** A line of the error summary. */
  problem: (label: string, message: string) => `${label}: ${message}`,

  amount: {
    type: "How often would you like to give?",
    single: "Once",
    monthly: "Monthly",
    monthlyText: "On the 15th of each month",
    monthlyNote: (day: string, minimum: string) =>
      `Your first gift will be charged on ${day}, then on the 15th of each month. You can change, pause or stop it whenever you like on a page of your own, or with 30 days’ notice by email. One tax receipt for all gifts of a year comes by February 28 of the next, if they come to ${minimum} or more.`,
    amount: "How much would you like to give?",
    currency: "Canadian dollars",
    other: "Other amount",
    area: "Where should your gift go?",
    receiptFrom: (minimum: string) => `Gifts of ${minimum} or more receive a tax receipt by email.`,
    tooLarge: "A gift of this size is best made with our help. Please call us at",
  },

  tribute: {
    kind: "Is this gift in someone’s name?",
    kindText: {
      "Gift to the Foundation": "A gift to our work as a whole",
      "Gift in Memoriam": "In memory of someone who has died",
      "Gift in Honour": "For a birthday, a thank-you, a celebration",
    },
    personHonour: "Who is this gift in honour of?",
    personMemory: "Who is this gift in memory of?",
    title: "Title",
    titleHint: "Such as Mr., Ms., Dr.",
    firstName: "First name",
    lastName: "Last name",
    occasion: "Occasion",
    occasionNone: "No special occasion",
    occasionOther: "Other occasion",
    occasionOtherHint: "For example an anniversary.",
    card: "Would you like us to send a card?",
    cardText: "We tell them of your gift, never of its amount.",
    none: "No card",
    ecard: "A card by email",
    ecardText: "Free, sent right after your gift",
    ecardTextMonthly: "Free, sent after the first charge of your monthly gift",
    letter: "A printed card by mail",
    letterText: "Mailed by our office within a few days",
    reset: "Your card was removed, because cards can go with gifts of $20 or more.",
    ecardTitle: "Your e-card",
    letterTitle: "Your printed card",
    recipientEmail: "Email address of the person who gets the card",
    subject: "Heading of your card",
    subjectHint:
      "It stands in the card, above your message. The email itself is called “A gift in honour of …” or “A gift in memory of …”.",
    design: "Choose a picture",
    message: "Your message",
    messageHint:
      "Please without web addresses, email addresses or telephone numbers: we do not send them on, so that nobody can misuse our cards.",
    nameOnCard: "Your name as it stands on the card",
    nameOnCardHint: "If you leave it empty we use your own name.",
    onBehalf: "Sent on behalf of",
    onBehalfHint: "For example a family or a team.",
    recipientName: "Name of the person who gets the card",
    preview: "This is how your card will look",
    previewSubject: (subject: string) => `Subject of the email: ${subject}`,
    yourName: "Your name",
    theirName: "their name",
  },

  /** Shown when one of two names was left empty. */
  oneName: "If there is only one name, put a dash (-) here. The dash is not printed.",

  address: {
    street: "Street address",
    streetHint: "With the apartment or unit number.",
    city: "City or town",
    province: "Province or territory",
    provinceChoose: "Choose one",
    region: "Province, state or region",
    postalCode: "Postal code",
    otherPostalCode: "Postal or ZIP code",
    country: "Country",
  },

  donor: {
    title: "Your details",
    intro: "As they should stand on your receipt.",
    giver: "Who is giving?",
    givers: { person: "A person", organization: "An organization" },
    organization: "Legal name of the organization",
    organizationHint: "The receipt is made out to it.",
    contact: "Contact person",
    contactHint: "We write to this person. The name does not stand on the receipt.",
    firstName: "First name",
    initial: "Middle initial",
    lastName: "Last name",
    second: "Add a second name to the receipt",
    secondHint: "For example your spouse, when the gift is from both of you.",
    secondPerson: "Second person",
    phone: "Telephone",
    phoneHint: "We call only if there is a question about your gift.",
    email: "Email address",
    emailHint: "Your confirmation and receipt go here.",
    information: donationConsent.label,
    informationHint: donationConsent.hint,
  },

  paymentCard: {
    review: "Please check before you give",
    reviewAmount: "Amount",
    reviewWhen: "When",
    once: "Once, today",
    monthly: (day: string) => `On the 15th of each month, first on ${day}`,
    reviewDonor: "From",
    reviewArea: "For",
    reviewTribute: "In someone’s name",
    inMemory: (name: string) => `In memory of ${name}`,
    inHonour: (name: string) => `In honour of ${name}`,
    reviewTributeCard: "Card",
    ecardTo: (email: string) => `By email to ${email}`,
    letterTo: (name: string) => `By mail to ${name}`,
    reviewReceipt: "Receipt",
    receiptTo: (email: string) => `Tax receipt by email to ${email}`,
    receiptYearly: (email: string, minimum: string) =>
      `One tax receipt a year, by email to ${email} (for ${minimum} or more)`,
    acknowledgementTo: (email: string, minimum: string) =>
      `Confirmation by email to ${email} (tax receipts from ${minimum})`,
    change: "Change",
    changeWhat: (what: string) => `Change: ${what}`,
    title: "Card details",
    expiryMonth: "Expiry month",
    expiryYear: "Expiry year",
    officeNote: "Office note",
    officeNoteHint: "Seen by staff only.",
    giveOnce: (amount: string) => `Give ${amount}`,
    giveMonthly: (amount: string) => `Give ${amount} a month`,
    preparing: "One moment: the payment is being prepared.",
    readyIn: (seconds: number) =>
      `Ready in ${seconds === 1 ? "1 second" : `${seconds} seconds`}. You may press now: your gift is sent then.`,
    sentSoon: "Thank you. Your gift is sent in a moment.",
    readyToGive: "You can give now. Your card is charged when you press the button.",
    readyMonthly: (day: string) =>
      `You can give now. Your card is checked when you press the button, and charged first on ${day}.`,
    submitting: "Sending your gift. Please do not close this page.",
    inQueue:
      "Many people are giving at this moment. Your gift is sent by itself when it is your turn, so please keep this page open. You have not been charged yet.",
    place: (place: number) => `You are number ${place}; we keep your place.`,
    oneAtATime:
      "To protect cardholders we are taking gifts one at a time. Yours is sent by itself, as a rule within a minute, so please keep this page open. You have not been charged yet.",
    harderCaptcha:
      "Your browser is solving a check that keeps out scripts. On an older phone that takes up to a minute. Then your gift is sent by itself, so please keep this page open. You have not been charged yet.",
    secure:
      "Sent over an encrypted connection to our payment service. We keep neither your card number nor its security code.",
    recaptcha: "This form is protected by reCAPTCHA, a service of Google. Google’s rules apply to it:",
    recaptchaPrivacy: "Privacy Policy",
    recaptchaTerms: "Terms of Service",
    secureLocal: "The card number is used for this one request and kept nowhere.",
    checkFailed:
      "A check that protects cardholders could not be loaded, so nothing was sent and you were not charged. Please try again, or call us.",
    loadFailed: "Payment could not be prepared. You have not been charged.",
    tryAgain: "Try again",
  },
};
