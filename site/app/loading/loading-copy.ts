export const loadingCopy = {
  title: "One moment",
  status: "The site is starting.",
  slow: "This takes longer than usual. The page tries again by itself.",
  retry: "Retry",
  call: "Or call us:",
};
