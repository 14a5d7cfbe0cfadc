export const page404Copy = {
  title: "Page 404",
  description: "Sorry, this page can't be found.",
  home: "Back to home",
  countdown: (seconds: number) =>
    seconds === 1
      ? "We will take you to the home page in 1 second."
      : `We will take you to the home page in ${seconds} seconds.`,
  stay: "Stay on this page",
  stayed: "You are staying on this page.",
};
