export const videoLibraryCopy = {
  title: "Video library",
  description: "Talks and short films on prostate cancer.",
};
