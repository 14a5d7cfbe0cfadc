export const copy = {
  subject: "The card of your monthly gift is about to expire",
  preview: "Please give us your new card, so that your gift goes on.",
  happens: (day: string) =>
    `The card with which you give every month is good until ${day}. Charges after that day may be declined.`,
  todo: (phone: string) =>
    `When your bank has sent you the new card, please call us at ${phone}, and your gift goes on without a break.`,
} as const;
