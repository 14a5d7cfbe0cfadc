import { numberFormat } from "@pcf/contract/formats";

export const videoLibraryCopy = {
  title: "Video library",
  description: "Videos on prostate cancer, to look through by subject.",
  playlist: "Playlist",
  all: "All Videos",
  search: "Search by title",
  submit: "Search",
  subscribe: "Subscribe",
  subscribeText: "New videos first, on our channel.",
  found: (count: number) => `${numberFormat().format(count)} ${count === 1 ? "Video" : "Videos"} Found`,
  nothing: "No video has these words in its title.",
  nothingHint: "Try a shorter word, or choose another playlist.",
  none: "We have no videos here yet.",
};
