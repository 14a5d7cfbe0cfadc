/** Words about the boxes of a card, wherever one is entered. */
export const cardWords = {
  number: "Card number",
  name: "Name on the card",
  expiry: "Expiry date",
  month: "Month",
  year: "Year",
  cvd: "Security code",
  cvdHint: "3 digits on the back, or 4 on the front of American Express.",
  hosted: (cvd: boolean) => `Card number${cvd ? ", expiry date and security code" : " and expiry date"}`,
  hostedNote: "These boxes belong to the payment service. Your card number does not reach us.",
};
