export const copy = {
  about:
    "The bank's answer to this gift is not clear. It is asked again by itself while the gift is unknown.",
  ask: "Ask the gateway again",
  close: "Close as not charged",
  closeAbout:
    "First see in the gateway's own list that nothing is charged any more. The donor is told so by mail. Write no personal data here.",
  reason: "Reason",
  now: (state: string) => `The gift is now: ${state}.`,
  failed: "This did not work.",
} as const;
