export const copy = {
  subject: "Your monthly gift could not be charged",
  preview: "Your card was not charged. We try again by ourselves.",
  happened: (amount: string, day: string) =>
    `Your monthly gift of ${amount} could not be charged on ${day}. Nothing was taken from your card.`,
  again: (day: string) =>
    `We will try again on ${day}. If that works, there is nothing you need to do, and we will not write to you about it again.`,
  newCard: "If you have another card, you can change the card before that day on your own page.",
} as const;
