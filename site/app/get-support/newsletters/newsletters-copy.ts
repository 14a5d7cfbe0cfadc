export const newslettersCopy = {
  title: "Newsletters",
  description: "Past issues of our newsletter.",
  issues: "All issues",
  more: "More",
  moreLabel: "More newsletters",
};
