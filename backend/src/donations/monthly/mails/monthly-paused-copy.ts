export const copy = {
  subject: "Your monthly gift is paused",
  preview: "Nothing more is charged until you tell us to go on.",
  declined: (amount: string) =>
    `Your monthly gift of ${amount} could not be charged, and we do not try this card again. The gift is paused: nothing more is charged.`,
  byStaff: (amount: string) =>
    `Your monthly gift of ${amount} is paused. Nothing more is charged until it is resumed.`,
  otherCard:
    "To go on with another card, change the card on your own page. The gift then goes on with the next 15th; the months in between are not charged later.",
  goOn: (phone: string) => `To go on with the same card, call us at ${phone}, and we will help you.`,
  resume: (phone: string) => `To go on, call us at ${phone}, and we will help you.`,
  end: "To end the gift, stop it on your own page, or do nothing: it stays paused. Please never send card numbers by e-mail.",
  thanks: "Thank you for your support.",
} as const;
