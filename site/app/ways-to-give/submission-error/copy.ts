export const submissionErrorCopy = {
  title: "Submission error",
  description: "The donation could not be sent.",
};
