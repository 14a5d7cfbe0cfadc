export const newsItemCopy = {
  previous: "Previous",
  next: "Next",
  neighbours: "More news",
};
