export const donateCopy = {
  title: "Donate",
  description: "Ways to give, and what a gift does.",
};
