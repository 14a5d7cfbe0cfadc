export const copy = {
  subject: "What was left out of your monthly gift",
  preview: "Nothing was taken from your card. Your gift goes on by itself.",
  oneMonth: (amount: string, day: string) =>
    `Your monthly gift of ${amount} that was due on ${day} could not be charged in time, so we have left that month out.`,
  months: (amount: string, from: string, to: string) =>
    `Your monthly gift of ${amount} could not be charged for the months from ${from} until before ${to}, so we have left them out.`,
  nothingTaken:
    "Nothing was taken from your card for this, and nothing will be taken later. You have done nothing wrong, and we are sorry.",
  goesOn: (day: string) =>
    `Your gift goes on by itself: the next charge is on ${day}. There is nothing you need to do.`,
} as const;
