export const copy = {
  subject: "Your monthly gift is stopped",
  preview: "Nothing more is charged.",
  stopped: (amount: string) =>
    `Your monthly gift of ${amount} is stopped. Nothing more is charged, and your card is taken out of our payment service.`,
  onItsWay: (day: string) =>
    `One charge was already with the bank when the gift was stopped: the one that was due on ${day}. It may still appear on your card's statement. Call us if you would like it back.`,
  ecardNotSent: "The e-card that was to go with this gift was not sent, and will not be.",
  ecardWaits: "Your e-card goes out if that charge goes through; otherwise it is not sent.",
  receipt: (year: number, day: string, minimum: string) =>
    `You still get one tax receipt for what you gave in ${year}, by ${day}, if it came to ${minimum} or more.`,
  ownPage: "On your own page you find your gifts and your tax receipts, of this year and of those before.",
  open: "See my gifts and receipts",
  thanks: "Thank you for all that you have given. It has helped, and it keeps helping.",
  thanksAnyway: "Thank you for your support.",
  again: (phone: string, email: string) =>
    `If you did not ask for this, or have a question, call us at ${phone} or write to ${email}.`,
} as const;
