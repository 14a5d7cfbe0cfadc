export const newslettersCopy = {
  title: "Newsletters",
  description: "Past issues of our newsletter.",
};
