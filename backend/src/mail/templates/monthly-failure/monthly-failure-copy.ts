export const copy = {
  subject: "Your monthly gift could not be charged",
  preview: "Your card was not charged this month.",
  heading: (name: string) => `Hello ${name}`,
  happened: (amount: string, day: string) =>
    `Your monthly gift of ${amount} could not be charged on ${day}. Your card was not charged.`,
  again: (day: string) => `We will try once more on ${day}. There is nothing that you must do.`,
  last: "We will not try again this month, and your monthly gift is paused. To go on, please set it up again with your new card, or call us.",
  card: "If your card has expired or was replaced, please call us or set up the gift again.",
  manage: "See or stop this gift",
  why: "You get this message because you have a monthly gift with us.",
} as const;
