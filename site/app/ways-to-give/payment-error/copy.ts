export const paymentErrorCopy = {
  title: "Payment error",
  description: "The donation could not be processed.",
};
