export const copy = {
  subject: "Your first monthly gift is coming",
  preview: (day: string) => `Your card is charged for the first time on ${day}.`,
  happens: (amount: string, day: string) =>
    `Thank you again for your monthly gift. Your card is charged ${amount} for the first time on ${day}, and then on the 15th of each month.`,
  nothing: "There is nothing you need to do.",
  goesOn: {
    subject: "Your monthly gift goes on",
    preview: (day: string) => `The pause ends: the next charge is on ${day}.`,
    text: (amount: string, day: string) =>
      `The pause of your monthly gift is nearly over. Your card is charged ${amount} again on ${day}, then on the 15th of each month.`,
  },
} as const;
