export const storyCopy = {
  previous: "Previous",
  next: "Next",
  neighbours: "More stories",
};
