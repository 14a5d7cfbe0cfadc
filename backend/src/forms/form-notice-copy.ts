export const copy = {
  subject: (title: string, reference: string) => `${title} (${reference})`,
  preview: "Who wrote, and where to read it.",
  form: "Form",
  reference: "Reference",
  person: "From",
  replyTo: "Answer to",
  received: "Received",
  where: "What was written stands in the admin only, because it may be about somebody's health.",
  /** A question of a form, or a label. */
  fact: (label: string, value: string) => (label.endsWith("?") ? `${label} ${value}` : `${label}: ${value}`),
  rest: "What else was written stands in the admin only.",
  open: "Open it in the admin",
} as const;
