export const copy = {
  subject: "A new link to your gift",
  preview: "The link that you asked for.",
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  asked: (amount: string, day: string) =>
    `You asked for a new link to your gift of ${amount}, made on ${day}. Here it is.`,
  see: "See your gift",
  receipt: "Your tax receipt (PDF)",
  until: (day: string) => `It works until ${day}. After that you can ask for another one on the same page.`,
  ignore:
    "If you did not ask for this, there is nothing to do. The link is sent to the address of the gift alone.",
  amount: "Amount of gift",
  area: "For",
  reference: "Our reference",
  why: "You get this message because you made a gift on our website.",
} as const;
