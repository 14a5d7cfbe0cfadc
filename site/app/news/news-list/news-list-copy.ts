export const newsListCopy = {
  title: "News",
  description: "News, articles and newsletters of the foundation.",
  newsletters: {
    title: "Newsletters",
    text: "The best of these pages, about once a month in your inbox. Read the past ones, or sign up at the bottom of any page.",
    label: "STAY UP-TO-DATE",
  },
  articles: "Blogs & Articles",
  feed: "Follow by RSS feed",
  more: "Load More",
  moreLabel: "Load more articles",
  none: { title: "No news yet", text: "Please come back soon, or look at our events." },
};
