export const copy = {
  subject: (serial: string) => `Your tax receipt no. ${serial} is cancelled`,
  preview: "Please do not use it in your tax return.",
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  cancelled: (serial: string, amount: string) =>
    `Your official receipt no. ${serial} for ${amount} has been cancelled and is no longer valid.`,
  todo: "Please do not use it in your tax return. If you have used it already, you may need to ask for a change to that return.",
  reason: "Reason",
  serial: "Receipt no.",
  why: "You get this message because you made a gift on our website.",
} as const;
