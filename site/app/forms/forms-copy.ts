/** Words that every posted form says. A form may give its own title and text of the confirmation. */
export const formCopy = {
  requiredHint: "* required",
  /** The star stays on the line of the last word. */
  requiredLabel: (label: string) => `${label}\u00a0*`,
  /** A line of the error summary; a label that asks needs no colon. */
  problem: (label: string | undefined, message: string) =>
    label ? `${label}${label.endsWith("?") ? "" : ":"} ${message}` : message,
  /** Beside what is wrong, in a form that the browser sent by itself. */
  notKept: "What you typed did not come back with this page. Please fill in the form again.",
  sending: "Sending",
  thankYouTitle: "Thank you",
  thankYouText: "Thank you for your submission",
  reference: "Your reference number",
  notSent: {
    refused: {
      title: "Your message has not been sent",
      text: "Our server could not take your message just now. Please try again, or call us:",
    },
    unreachable: {
      title: "Your message has probably not been sent",
      text: "The connection to our server failed. Nothing you typed is lost. Check your connection and try again, or call us:",
    },
    unknown: {
      title: "We do not know whether your message has arrived",
      text: "Our server did not answer in time. So that it does not reach us twice, please call us before you send it again:",
    },
  },
  retry: "Try again",
  honeypot: "Leave this field empty",
};
