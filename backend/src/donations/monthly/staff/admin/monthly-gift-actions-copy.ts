export const copy = {
  about:
    "Finance pauses, resumes and stops a monthly gift at its donor's wish. The donor is told by mail. Write no personal data into the reason.",
  reason: "Reason",
  pause: "Pause",
  pauseAbout: "Nothing is charged until somebody resumes it.",
  resume: "Resume",
  resumeAbout: "Charged again from the next 15th on. Months of the pause are not made up for.",
  stop: "Stop for good",
  stopAbout:
    "Takes effect at once and cannot be taken back: the card leaves the gateway's vault. A charge that is with the bank already is told to the donor.",
  ask: {
    pause: "Pause this monthly gift?",
    resume: "Resume this monthly gift?",
    stop: "Stop this monthly gift for good?",
  },
  sure: {
    pause: ["Nothing is charged until somebody resumes it.", "The donor is told by mail at once."],
    resume: [
      "The donor’s card is charged again from the next 15th on.",
      "The donor is told by mail at once.",
    ],
    stop: [
      "Nothing is charged any more, and the card leaves the gateway’s vault. The donor is told by mail at once.",
      "This cannot be undone: the donor would have to sign up again.",
    ],
  },
  yes: { pause: "Yes, pause it", resume: "Yes, resume it", stop: "Yes, stop it for good" },
  now: (state: string) => `The gift is now: ${state}. Load the page again to see it as it stands.`,
} as const;
