/** Whom to call in a bad hour: the same words on every page and in every booklet. */
export const helplineCopy = {
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
};
