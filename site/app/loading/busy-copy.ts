export const busyCopy = {
  title: "One moment, please",
  text: "Very many people are using our website at this moment, and this page has to wait. Please try again in a few seconds.",
  again: "Try this page again",
  home: "Go to our home page",
  call: "Or call us:",
};
