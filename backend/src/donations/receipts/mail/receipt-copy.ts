export const copy = {
  subject: (serial: string) => `Your tax receipt no. ${serial}`,
  subjectReplacement: (serial: string) => `Your replacement tax receipt no. ${serial}`,
  preview: "Your official donation receipt is attached.",
  heading: (name: string) => (name ? `Thank you, ${name}` : "Thank you"),
  thanks: (amount: string, area: string) => `Your gift of ${amount} to ${area} has been received.`,
  thanksYear: (amount: string, year: number) =>
    `Under the name and address on this receipt your monthly gifts in ${year} came to ${amount}. It is the one receipt for all of them.`,
  areas: { "Area of greatest need": "the area of greatest need" } as Record<string, string>,
  attached:
    "Your official receipt for income tax purposes is attached to this message as a PDF. Please save it, or print it, for your tax return.",
  replaces: (serial: string) => `It cancels and replaces receipt no. ${serial}. Please use the new one only.`,
  again: "You can get it again, and see all that you have given, whenever you like:",
  check: "Anyone you show it to can check that it is genuine:",
  serial: "Receipt no.",
  amount: "Amount of gift",
  giftDay: "Date of gift",
  reference: "Our reference",
  why: "You get this message because you made a gift on our website.",
} as const;
