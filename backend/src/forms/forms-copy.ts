export const copy = {
  sent: "Thank you for your submission",
  invalid: "One or more fields have an error. Please check and try again.",
  spam: "Your submission could not be taken. Please try again later, or call us.",
  failed: "There was an error on our side. Please try again, or call us.",
} as const;
