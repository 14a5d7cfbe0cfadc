export const donateCopy = {
  title: "Donate",
  description: "Ways to give, and what a gift does.",
  /** Until staff have written the page, the way to the form is all there is. */
  form: {
    title: "Give by card, once or every month",
    label: "Donate online",
    href: "/ways-to-give/donate-online",
  },
};
