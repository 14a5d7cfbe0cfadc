export const copy = {
  subject: "Your monthly gift goes on",
  preview: (day: string) => `The next charge is on ${day}.`,
  resumed: (amount: string, day: string) =>
    `Your monthly gift of ${amount} was paused and goes on now. The next charge is on ${day}, then on the 15th of each month.`,
} as const;
