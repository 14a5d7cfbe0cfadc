export const homeCopy = {
  title: "Home",
  description: "Support, knowledge and research for men with prostate cancer and their families.",
};
