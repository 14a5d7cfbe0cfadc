/** Words about the erasing of a person, for staff and for the person. */
export const eraseCopy = {
  blockers: {
    gift: (orderId: string) =>
      `The gift ${orderId} is not done with: its charge is not settled, or its receipt or mails still wait. Settle it first.`,
    card: (orderId: string) =>
      `The printed card of the gift ${orderId} is not in the mail yet. Mail it and tick it off first.`,
    mails: (count: number) =>
      count === 1
        ? "A mail is on its way to this person. Try again when it has been sent or given up."
        : `${count} mails are on their way to this person. Try again when they have been sent or given up.`,
  },
  running: {
    what: "Monthly gifts that are still running, each with its sign-up",
    why: "Card, name and address are needed for as long as the gift is charged",
    until: (after: string) => `${after} To end it, ask us to stop it, and then ask again.`,
  },
  mails: "Words, addresses and attachments of mails to and about the person",
  tries:
    "Gifts that did not go through: who tried to give, and every word. Number, sum, date and the payment processor's reference stay",
  extras: "Phone number, messages, e-cards and notes that were kept with gifts",
  ecards: "E-mail address and message of e-cards that others sent to the person",
  service: {
    deleted: "Our mailing service was told to delete the address for good, and has.",
    unreachable:
      "Our mailing service has not answered, so nothing has been erased yet. Press Erase again in a few minutes.",
    "not-connected":
      "No mailing service is connected here. If one was used before, delete the address there by hand.",
  },
  log: { unreachable: "the mailing service did not answer" },
  letter: {
    heading: (address: string, day: string) => `What became of what we held on ${address} (${day})`,
    goes: "We have deleted, or emptied of everything about you:",
    nothingGoes: "There was nothing to delete.",
    stays: "This has to stay:",
    nothingStays: "Nothing else is held under this address.",
    staying: (what: string, count: number, why: string, until: string) =>
      `- ${what} (${count}). ${why}. Kept: ${until}`,
    log: "Our log says that an erasing was asked for, with the first letter of your address and nothing more of it.",
    again:
      "Nothing writes to your address by itself any more. If somebody types it into one of our forms, it gets one mail that asks whether you want news; without your answer nothing follows.",
  },
} as const;
