export const contactCopy = {
  title: "Contact us",
  description: "Reach our office by e-mail, phone, mail or the form on this page.",
};
