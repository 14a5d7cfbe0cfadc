export const copy = {
  subject: "Please confirm your e-mail address",
  preview: "One click, and our newsletter is on its way to you.",
  heading: (name: string) => (name ? `Hello ${name}` : "Hello"),
  asked: (foundation: string) =>
    `You asked for news from the ${foundation}. Please confirm that this is your address and that you would like to hear from us.`,
  confirm: "Yes, send me news",
  ignore: "If you did not ask for this, there is nothing to do: you will not hear from us again.",
} as const;
