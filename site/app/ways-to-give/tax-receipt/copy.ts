export const taxReceiptCopy = {
  title: "Online Donations",
  description: "Your official tax receipt.",
};
