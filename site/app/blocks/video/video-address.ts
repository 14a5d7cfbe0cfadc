/** Where one video has its own address, so that it can be shared and plays without JavaScript. */
export const videoAddress = (slug: string) =>
  `/about-prostate-cancer/video-library?${new URLSearchParams({ video: slug })}`;
