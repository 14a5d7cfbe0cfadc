export const documentCopy = {
  skip: "Skip to main content",
  errorTitle: "Unhandled Thrown Error!",
  errorText: "Something went wrong on our side. Please try again in a moment.",
  errorHome: "Back to home",
};
