export const copy = {
  subject: "The card of your monthly gift is about to expire",
  preview: "Please call us when you have your new card, so that your gift goes on.",
  happens: (day: string) =>
    `The card with which you give every month is good until ${day}. Charges after that day may be declined.`,
  todo: (phone: string) =>
    `When your bank has sent you the new card, please call us at ${phone}, and we help you to go on with it.`,
} as const;
