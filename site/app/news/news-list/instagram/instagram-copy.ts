export const instagramCopy = {
  title: "Instagram",
  intro:
    "Moments from our groups, walks and volunteers. The pictures come from our own site: nothing is sent to Instagram when you look at them here.",
  follow: "Follow us on Instagram",
  kinds: { IMAGE: "Picture", VIDEO: "Video", CAROUSEL_ALBUM: "Album" },
  loadMore: "Load More",
  loadMoreLabel: "Load more Instagram posts",
  loading: "Loading more posts",
  failed: "More posts could not be loaded. Please try again.",
  viewer: "Instagram post",
  close: "Close",
  previous: "Previous post",
  next: "Next post",
  caption: "Caption",
  album: {
    label: "Pictures of this post",
    words: {
      previous: "Previous picture",
      next: "Next picture",
      item: (item: number, of: number) => `Picture ${item} of ${of}`,
    },
  },
};
