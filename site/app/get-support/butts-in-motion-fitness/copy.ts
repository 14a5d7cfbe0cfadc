export const buttsInMotionCopy = {
  title: "Butts in Motion",
  description: "Free exercise for men with prostate cancer.",
};
