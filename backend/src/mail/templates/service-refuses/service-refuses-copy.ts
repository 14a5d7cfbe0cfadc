export const copy = {
  subject: (service: string) => `${service} refuses what we ask: somebody has to look`,
  preview: "The system cannot put this right by itself.",
  heading: (service: string) => `${service} refuses what we ask`,
  once: "This notice comes once a month for each reason as long as it lasts, not at each try.",
} as const;
