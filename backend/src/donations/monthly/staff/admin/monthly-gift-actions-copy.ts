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
  sure: "Stop this monthly gift for good?",
  now: (state: string) => `The gift is now: ${state}. Load the page again to see it as it stands.`,
  failed: "This did not work.",
} as const;
