const byHand =
  "Nothing more is tried. If the address is right, its owner can sign up on the form that Mailchimp has for the list.";

/** What staff read at a sign-up, and in the notice to the office, of what Mailchimp has answered. */
export const refusalCopy = {
  fake: `Mailchimp takes this address for invented or mistyped. ${byHand}`,
  forgotten: `This address was deleted for good in Mailchimp, which lets nobody but its owner bring it back. ${byHand}`,
  compliance: `Mailchimp does not let us put this address on the list: it has unsubscribed, bounced or complained there before. ${byHand}`,
  other: (answer: string) => `Mailchimp has refused this address (${answer}). ${byHand}`,
  often:
    "Mailchimp says that this address was put on many lists lately and takes it later. It is tried again by itself.",
  busy: (status: number) =>
    `Mailchimp has no time or is out of order just now (${status}). It is tried again by itself.`,
  noAnswer: "Mailchimp could not be reached, or its answer not be read. It is tried again by itself.",
  field: (field: string, message: string) =>
    `The list in Mailchimp asks for the field “${field}”, which we do not have of this reader (${message}). In Mailchimp, open Audience › Settings › Audience fields and make it not required. The address is then tried again by itself.`,
  key: "Mailchimp does not accept our key. Somebody has to make a new one in Mailchimp (Account › Extras › API keys) and set it as MAILCHIMP_API_KEY. The addresses are then tried again by themselves.",
  forbidden: (detail: string) =>
    `Mailchimp does not let our key use the list (${detail || "403"}). Look in Mailchimp whether the account is open and the key belongs to it. The addresses are then tried again by themselves.`,
  list: "Mailchimp does not know the list that is set as MAILCHIMP_LIST_ID. Look it up in Mailchimp (Audience › Settings) and set it. The addresses are then tried again by themselves.",
} as const;
