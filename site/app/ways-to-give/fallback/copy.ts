export const fallbackCopy = {
  title: "Your gift is being checked",
  description: "We are asking the bank about your gift.",
};
