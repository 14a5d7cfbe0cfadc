export const documentCopy = {
  skip: "Skip to main content",
  errorTitle: "Unhandled Thrown Error!",
  errorText:
    "This page could not be shown. The connection was lost, or something went wrong on our side. Please try again in a moment.",
  errorRetry: "Try again",
  errorHome: "Back to home",
  busyTitle: "One moment, please",
  busyText: "Very many people are using our website. Please try again in a few seconds.",
};
