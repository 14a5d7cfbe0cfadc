export const buttsInMotionCopy = {
  title: "Butts in Motion",
  description: "Free exercise for men with prostate cancer.",
  gallery: "Butts in Motion across Canada",
  carousel: { previous: "Previous", next: "Next", item: (item: number, of: number) => `${item} of ${of}` },
};
