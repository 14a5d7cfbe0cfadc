/** Words that the pages a gift may end on share. */
export const outcomePageCopy = {
  help: "Questions about your gift? Call us toll-free at",
  or: "or write to",
  reading: "Looking up your gift …",
  unreachable: "We could not reach our server to show the details. Nothing about your gift has changed.",
  retry: "Try again",
  backToForm: "Back to the donation form",
  home: "Back to home",
  noScript:
    "Details of your gift are shown with JavaScript switched on. You also have them in the e-mail that we sent you.",
};
