export const copy = {
  frame: "The mail as it arrives",
  attachments: "Attached",
  resend: "Send again",
  address: "Address",
  sending: "Sending…",
  done: "It is in line to be sent.",
  failed: "This did not work. Try again.",
} as const;
