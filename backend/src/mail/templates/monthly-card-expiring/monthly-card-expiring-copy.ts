export const copy = {
  subject: "The card of your monthly gift is about to expire",
  preview: "When you have your new card, please give it to your gift, so that it goes on.",
  happens: (day: string) =>
    `The card with which you give every month is good until ${day}. Charges after that day may be declined.`,
  todo: (page: string, phone: string) =>
    `When your bank has sent you the new card, please give it to your gift at ${page}. Or call us at ${phone}, and we help you.`,
} as const;
