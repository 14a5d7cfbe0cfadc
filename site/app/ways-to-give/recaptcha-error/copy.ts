export const recaptchaErrorCopy = {
  title: "Human check failed",
  description: "The donation could not be processed.",
};
