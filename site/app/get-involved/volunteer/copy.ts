export const volunteerCopy = {
  title: "Volunteer",
  description: "Give time to men with prostate cancer.",
};
