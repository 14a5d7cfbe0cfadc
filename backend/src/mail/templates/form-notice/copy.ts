export const copy = {
  subject: (title: string, reference: string) => `${title} (${reference})`,
  preview: "Answers from the website.",
  none: "—",
  open: "Open it in the admin",
} as const;
