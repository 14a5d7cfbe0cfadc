/** What is said of a password. */
export const copy = {
  tooShort: (least: number) => `A password has at least ${least} characters.`,
  ownName: "Leave your own name and email address out of the password.",
  charityName: "Leave the name of the charity out of the password.",
  tooCommon:
    "This is one of the commonest passwords, or easily guessed. Four words that do not belong together make a good one.",
  present: "Choose another password than the present one.",
  current: "Current password",
  currentMissing: "Give your current password too.",
  currentWrong: "This is not your current password.",
  currentAbout:
    "So that nobody else changes it on a computer you have left open. Your one-time password counts.",
};
