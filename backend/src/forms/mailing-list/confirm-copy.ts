export const copy = {
  ask: {
    title: "Confirm your address",
    text: "Would you like to get our news by e-mail?",
    button: "Yes, send me news",
  },
  done: { title: "Thank you", text: "Your address is confirmed. You will hear from us." },
  unknown: {
    title: "This link is not valid",
    text: "Please open the link from the newest message, or sign up again on our website.",
  },
} as const;
