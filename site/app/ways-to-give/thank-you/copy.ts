export const thankYouCopy = {
  title: "Thank You for Your Support",
  description: "Your gift has arrived.",
};
