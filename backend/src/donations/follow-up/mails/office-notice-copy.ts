export const copy = {
  subject: (kind: string, amount: string, orderId: string) => `${kind}: ${amount} (${orderId})`,
  kinds: {
    single: "New gift",
    "monthly-sign-up": "New monthly gift set up",
  },
  preview: "The facts, and where to find them.",
  amount: "Amount",
  each: "Each month",
  first: "First charge",
  area: "For",
  gift: "Kind of gift",
  person: "In the name of",
  card: "Card",
  cards: { none: "None", ecard: "E-card by e-mail", letter: "Printed card to mail" },
  note: "Office note",
  none: "None",
  open: "Open the donation",
} as const;
