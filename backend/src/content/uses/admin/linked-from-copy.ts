export const linkedFromCopy = {
  ask: "What links here?",
  asking: "Looking…",
  none: "Nothing links here.",
  holding: "Shown by these, so it cannot be deleted:",
  linking: "These link here:",
  anyway: "Delete all the same",
  failed: "That did not work. Try again.",
} as const;
