export const copy = {
  subject: (whole: boolean) =>
    whole ? "We have given your gift back" : "We have given a part of your gift back",
  preview: "The money goes to the card that you gave with.",
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  whole: (amount: string, day: string) => `We have given back your gift of ${amount} of ${day}.`,
  part: (back: string, amount: string, day: string, kept: string) =>
    `We have given back ${back} of your gift of ${amount} of ${day}. What remains of your gift is ${kept}.`,
  last: (back: string, amount: string, day: string) =>
    `We have given back the remaining ${back} of your gift of ${amount} of ${day}. Nothing of it remains with us.`,
  card: "The money goes to the card that you gave with. Your bank may take some days to show it.",
  cardSameDay:
    "The charge is taken off the card that you gave with. As this is done on the day of your gift, it may not show on your statement at all; if it does, it goes away again within some days.",
  cancelled: (serial: string) =>
    `Your official receipt no. ${serial} is cancelled. Please do not use it in your tax return.`,
  replaced: (serial: string, by: string, kept: string) =>
    `Your official receipt no. ${serial} no longer counts. Receipt no. ${by}, for ${kept}, takes its place and comes in a mail of its own. Please use only that one in your tax return.`,
  usedCancelled: "If you have used it already, you may need to ask for a change to that return.",
  usedReplaced: "If you have used the old receipt already, you may need to ask for a change to that return.",
  ask: "If you did not ask for this, or if the money does not come within two weeks, please call us.",
  back: "Given back",
  reference: "Our reference",
  why: "You get this message because you made a gift on our website.",
} as const;
