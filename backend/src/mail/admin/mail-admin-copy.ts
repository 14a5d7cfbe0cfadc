export const copy = {
  frame: "The mail as it arrives",
  attachments: "Attached",
  resend: "Send again",
  address: "Address",
  resendAsk: (address: string) => `Send this mail again to ${address}?`,
  resendSure: ["It is sent at once. A mail that is sent cannot be taken back."],
  resendYes: "Yes, send it",
  sending: "Sending…",
  resendAbout: "This makes a new mail with the same words. The mail you see here stays as it is.",
  done: "A new mail has been made. It opens now.",
  sentAgain: "Sent again",
  first: "The mail that this one sends again",
} as const;
