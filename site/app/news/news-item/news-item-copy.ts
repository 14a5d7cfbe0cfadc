export const newsItemCopy = {
  neighbours: "More news",
  share: "Share this article",
};
