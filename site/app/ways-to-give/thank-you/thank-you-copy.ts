export const thankYouCopy = {
  title: "Thank You for Your Support",
  description: "What happens next with your gift.",
  thanks: (name: string, amount: string) => `${name}, your gift of ${amount} is approved. Thank you.`,
  thanksReceiptComing: (name: string, amount: string) =>
    `${name}, your gift of ${amount} is approved, and the receipt is on its way. Thank you.`,
  thanksReceiptReady: (name: string, amount: string) =>
    `${name}, your gift of ${amount} is approved, and your tax receipt is ready. Thank you.`,
  /** A monthly gift begins with a card that is kept; money comes on the 15th. */
  thanksForMonthly: (name: string) => `${name}, your monthly gift is set up. Thank you.`,
  thanksWhenCharged: (name: string) => `${name}, thank you for your monthly gift.`,
  refunded: "This gift has been refunded.",
  facts: {
    amount: "Amount",
    monthlyAmount: (amount: string) => `${amount} every month`,
    first: "First charged on",
    refunded: "Given back",
    remaining: "What remains of your gift",
    area: "For",
    reference: "Reference",
    date: "Date",
    setUpOn: "Set up on",
  },
  next: "What happens next",
  receiptMailed: (email: string) => `Your official tax receipt is on its way to ${email}.`,
  receiptOfRest: (amount: string, email: string) =>
    `Your official tax receipt is of what remains, ${amount}. It goes to ${email}; please use no older one.`,
  acknowledged: (email: string, minimum: string) =>
    `A confirmation is on its way to ${email}. Gifts under ${minimum} do not receive an official tax receipt; please keep this page or the email as your acknowledgement.`,
  notYet: (day: string) =>
    `Nothing has been charged yet. Your card is charged first on ${day}, then on the 15th of each month.`,
  goesOn: (day: string) => `The next charge of your card is on ${day}, then on the 15th of each month.`,
  paused: "Your monthly gift is paused: nothing is charged until you tell us to go on.",
  pausedUntil: (day: string) =>
    `Your monthly gift is paused. It goes on by itself: the next charge of your card is on ${day}.`,
  stopped: "Your monthly gift is stopped: nothing more is charged.",
  setUpMailed: (email: string) => `A confirmation is on its way to ${email}.`,
  yearlyReceipt: (minimum: string) =>
    `If your gifts of a year come to ${minimum} or more, you receive one tax receipt for all of them by February 28 of the next year.`,
  stop: "You can change, pause or stop your gift whenever you like: on",
  stopPage: "your own page",
  stopMail: "or with 30 days’ notice by a note to",
  ecard: "Your e-card goes by email to the person you named.",
  "ecard-waits":
    "Your e-card goes by email to the person you named after the first charge. If you stop your gift before, it is not sent.",
  "ecard-not-sent": "Your e-card was not sent. If you have a question about it, please call or write to us.",
  letter: "Our office writes your card and mails it within a few days.",
  receiptLink: "View and print your tax receipt",
  /** Before the sentence that stands on the page of each gift, where more is known of this one. */
  everyGift: "A note that goes with every gift:",
  demand: (minimum: string) =>
    `Our donation system is currently under heavy demand. Our team will confirm your donation shortly. A tax receipt for donations over ${minimum} is e-mailed to you separately. Please do not submit your donation again.`,
  withoutScript:
    "Details of your gift are shown with JavaScript switched on. You also have them in the email that we sent you.",
  linkTooOld: "Is the link too old?",
  myGifts: "See all your gifts and receipts",
  home: "Back to home",
};
