export const newsListCopy = {
  title: "News",
  description: "News, articles and newsletters of the foundation.",
  articles: "Blogs & Articles",
  readMore: "Read more",
  loadMore: "Load More",
  newsletters: "Newsletters",
  newslettersText: "A letter a month: research in plain words, events, and people who have been there.",
  archive: "STAY UP-TO-DATE",
};
