export const supportGroupFaqCopy = {
  title: "Frequently asked questions",
  description: "Questions about support groups, answered.",
};
