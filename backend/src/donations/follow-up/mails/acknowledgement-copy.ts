export const copy = {
  subject: "Thank you for your gift",
  preview: "Your gift has been received.",
  heading: (name: string) => (name ? `Thank you, ${name}` : "Thank you"),
  thanks: (amount: string) => `Your gift of ${amount} has been received, and every dollar of it counts.`,
  noReceipt: (minimum: string) =>
    `Official tax receipts are issued for gifts of ${minimum} and over, so there is none for this gift. This message is your confirmation.`,
  amount: "Amount of gift",
  area: "For",
  reference: "Our reference",
  why: "You get this message because you made a gift on our website.",
} as const;
