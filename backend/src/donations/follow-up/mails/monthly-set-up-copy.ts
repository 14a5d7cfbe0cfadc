export const copy = {
  subject: "Your monthly gift is set up",
  preview: (amount: string) => `Thank you for giving ${amount} each month.`,
  heading: (name: string) => (name ? `Thank you, ${name}` : "Thank you"),
  thanks: (amount: string) =>
    `You have set up a monthly gift of ${amount}. Gifts that come every month let us plan research and support for years ahead.`,
  when: (day: string) =>
    `Your card will be charged on the 15th of each month, for the first time on ${day}. Until then nothing is charged.`,
  ecard:
    "Your e-card goes out by itself after that first charge. If you stop the gift before, the card is not sent.",
  receipt: (minimum: string) =>
    `If your gifts of a year come to ${minimum} or more, you get one tax receipt for all of them by February 28 of the next year.`,
  change:
    "On your own page you can see your gift whenever you like, and change its amount or its card, pause it or stop it. What you do there takes effect at once.",
  byUs: (phone: string, email: string) =>
    `We are glad to do it for you: call us at ${phone}, or write to ${email} at least 30 days before the next charge.`,
  amount: "Each month",
  first: "First charge",
  area: "For",
  reference: "Our reference",
  why: "You get this message because you set up a monthly gift on our website.",
} as const;
