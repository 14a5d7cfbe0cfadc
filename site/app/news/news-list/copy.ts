export const newsListCopy = {
  title: "News",
  description: "News, articles and newsletters of the foundation.",
};
