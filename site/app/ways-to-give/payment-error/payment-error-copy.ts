export const paymentErrorCopy = {
  title: "Payment Error",
  description: "Your donation was not processed. Here is why, and what you can do.",
  text: "Unable to process donation transaction. Please check all required fields and try again.",
  code: "Error Code",
  explanation: "Description",
  terminal: "Terminal Message",
  none: "None",
  reference: "Reference",
  kept: "Your answers are kept on this device, except for the card details.",
  again: "Try again",
};
