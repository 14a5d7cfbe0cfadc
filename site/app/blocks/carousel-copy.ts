export const carouselCopy = {
  previous: "Previous",
  next: "Next",
  item: (item: number, of: number) => `${item} of ${of}`,
  videos: "Videos",
  pictures: "Pictures",
};
