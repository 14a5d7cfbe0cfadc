/** What the footer of every page shows and sends. The rest of the definition is the office's and stays out of its script. */
export const newsletterSignUp = {
  name: "newsletter",
  number: 705,
  fields: {
    first_name: { kind: "text", label: "First name", required: true, autoComplete: "given-name" },
    last_name: { kind: "text", label: "Last name", required: true, autoComplete: "family-name" },
    email: { kind: "email", label: "Email", required: true, autoComplete: "email" },
  },
  /** Stands above the fields. Kept with the reader's consent, as are the words on the button: what is kept is what was shown. */
  invitation: {
    title: "News that helps, in your inbox",
    text: "Research, events and stories, about once a month. Leave whenever you like.",
  },
  submit: "Sign Up",
  thanks: "You’ve been successfully added to the list to receive updates from us.",
} as const;
