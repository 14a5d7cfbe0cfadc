/** What staff do here. The value is stored with the account; where `needsSecondFactor` a password alone opens nothing. */
export const roles = [
  { value: "administrator", label: "Administrator", needsSecondFactor: true },
  { value: "editor", label: "Editor", needsSecondFactor: false },
  { value: "donor-services", label: "Donor services", needsSecondFactor: false },
  { value: "finance", label: "Finance", needsSecondFactor: true },
] as const;

export type Role = (typeof roles)[number]["value"];

/** What each role may do, in the sentences that whoever gives it to somebody reads; who may what is the table in `rights.ts`. */
export const roleWords: Record<Role, readonly string[]> = {
  administrator: [
    "May do everything that the others may, and decides who has an account.",
    "Sees the log of everybody, deletes forms that came in, and sets what donors may choose from.",
    "Signs in with a second factor, where the settings ask for one.",
  ],
  editor: [
    "Writes, publishes and takes away everything that visitors read: pages, stories, news, events, support groups.",
    "Publishes what leaders of groups tell us, and answers searches that found nothing.",
    "Sees no gifts, no donors and no forms.",
  ],
  "donor-services": [
    "Looks up gifts, donors and receipts, sends receipts and mails again, and corrects names and addresses, with the receipt that follows.",
    "Writes what mails thank donors with, answers messages, mails kits and cards, and looks after the mailing list and the leaders of groups.",
    "Changes, pauses and stops monthly gifts for donors who call. Gives no money back, and cancels no receipt.",
  ],
  finance: [
    "Sees gifts, donors and receipts, gives money back, and decides about gifts that are held.",
    "Replaces and cancels receipts, changes monthly gifts, and sets who signs receipts.",
    "Sees no forms and no messages. Signs in with a second factor, where the settings ask for one.",
  ],
};
