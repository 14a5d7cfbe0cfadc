export const copy = {
  subject: "Your monthly gift could not be charged",
  preview: "Your card was not charged. We try again by ourselves.",
  happened: (amount: string, day: string) =>
    `Your monthly gift of ${amount} could not be charged on ${day}. Nothing was taken from your card.`,
  again: (day: string) =>
    `We will try again on ${day}. If that works, there is nothing that you must do, and you hear nothing more of it.`,
  newCard: (page: string) =>
    `If you have another card, you can give it to your gift before that day at ${page}. Or call us, and we help you.`,
} as const;
