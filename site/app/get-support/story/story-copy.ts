export const storyCopy = {
  neighbours: "More stories",
  share: "Share this story",
};
