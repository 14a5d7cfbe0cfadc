/** Whom to call at once: shown where a reader may need help now, and by a search that sounds like it. */
export const helpline = {
  title: "If you need help now",
  lines: [
    {
      number: "911",
      href: "tel:911",
      text: "An emergency: call, or go to the nearest emergency department.",
    },
    {
      number: "811",
      href: "tel:811",
      text: "A nurse on the line, day and night, in most provinces and territories.",
    },
    {
      number: "9-8-8",
      href: "tel:988",
      text: "Thoughts of suicide, or worry about someone: call or text at any hour.",
    },
  ],
} as const;
