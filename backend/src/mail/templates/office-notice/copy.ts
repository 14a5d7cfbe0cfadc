export const copy = {
  subject: (kind: string, amount: string, orderId: string) => `${kind}: ${amount} (${orderId})`,
  kinds: { single: "New gift", monthly: "New monthly gift" },
  preview: "The facts, and where to find them.",
  amount: "Amount",
  area: "For",
  gift: "Kind of gift",
  person: "In the name of",
  card: "Card",
  cards: { none: "None", ecard: "E-card by e-mail", letter: "Printed card to mail" },
  note: "Office note",
  none: "None",
  open: "Open the donation",
} as const;
