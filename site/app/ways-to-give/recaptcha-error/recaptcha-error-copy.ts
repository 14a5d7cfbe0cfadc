export const recaptchaErrorCopy = {
  title: "ReCaptcha Error",
  description: "The check against automated payments did not succeed. You were not charged.",
  text: "Unable to process donation transaction.",
  charge: "You were not charged.",
  why: "A check that protects cardholders from automated payments did not succeed. This happens when a page has been open for a long time or when a browser blocks parts of it. Please try once more; your answers are kept on this device, except for the card details.",
  again: "Back to the donation form",
};
