/** Words of the page part that says how to give by telephone and mail. */
export const givingHelpCopy = {
  title: "Other ways to give",
  withoutScript: "How to give by phone or mail",
  withoutScriptIntro:
    "Our form asks for your gift in four steps and needs JavaScript, which is off in your browser. You can give without it.",
  intro: "You can give to us without this form, whenever you like.",
  phoneTitle: "By phone",
  phone: "Call us and we will take your gift by card. Toll-free:",
  mailTitle: "By mail",
  mail: "Send a cheque, with your name and address for the tax receipt, to:",
  email: "Questions? Write to",
  before: "Have you given before?",
  myGifts: "See your gifts and receipts",
  receipt: (number: string, minimum: string) =>
    `We are a registered charity, number ${number}. Gifts of ${minimum} or more receive an official tax receipt.`,
};
