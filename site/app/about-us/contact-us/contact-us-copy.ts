export const contactCopy = {
  title: "Contact us",
  description: "Reach our office by e-mail, phone, mail or the form on this page.",
  send: "Send",
  thanks: "Thanks for your interest. Our team will reply shortly on your inquiry.",
};
