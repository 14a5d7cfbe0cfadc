export const copy = {
  subject: "Your monthly gift is paused",
  preview: "Nothing more is charged until you tell us to go on.",
  declined: (amount: string) =>
    `Your monthly gift of ${amount} could not be charged, and we do not try this card again. The gift is paused: nothing more is charged.`,
  byStaff: (amount: string) =>
    `Your monthly gift of ${amount} is paused. Nothing more is charged until it is resumed.`,
  goOn: (phone: string, email: string) =>
    `To go on with the same card or another one, call us at ${phone}, and we help you. To end the gift, write to ${email} or do nothing: it stays paused. Please never send card numbers by e-mail.`,
  thanks: "Thank you for all that you have given so far.",
} as const;
