export const eventPageCopy = {
  previous: "Previous",
  next: "Next",
  neighbours: "More events",
};
