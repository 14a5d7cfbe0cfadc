export const copy = {
  subject: "The card of your monthly gift is about to expire",
  preview: "Please change the card of your gift when you have the new one, so that it goes on.",
  happens: (day: string) =>
    `The card with which you give every month is good until ${day}. Charges after that day may be declined.`,
  todo: "When your bank has sent you the new card, please change the card on your own page. It takes a minute.",
} as const;
