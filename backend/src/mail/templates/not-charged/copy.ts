export const copy = {
  subject: "Your gift did not go through",
  preview: "You were not charged.",
  heading: (name: string) => `Hello ${name}`,
  happened: {
    single: (amount: string, day: string) =>
      `On ${day} you gave ${amount} on our website, and we could not tell you at once what became of it. Now we know: the gift did not go through, and you were not charged for it.`,
    monthly: (amount: string, day: string) =>
      `On ${day} you set up a monthly gift of ${amount} on our website, and we could not tell you at once what became of it. Now we know: the gift was not set up, and you were not charged for it.`,
  },
  pending:
    "If your bank shows a payment of this gift as pending, it is taken off again. Please call us if it stays.",
  again: "If you have not given again since, we would be glad if you did.",
  form: "Go to the donation form",
  reference: "Our reference",
  why: "You get this message because you made a gift on our website.",
} as const;
