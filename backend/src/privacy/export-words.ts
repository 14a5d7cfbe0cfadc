/** Words of the copy of what is held on a person, for reading and printing. */
export const exportWords = {
  title: (address: string) => `What is held on ${address}`,
  made: (day: string, charity: string) => `Made on ${day} by ${charity}.`,
  nothing: "Nothing is held on this address.",
  limits:
    "This lists every record that stands under this address. It does not search messages in which somebody else may have written it.",
  number: (id: number) => `No. ${id}`,
  yes: "Yes",
  sections: {
    gifts: "Gifts",
    receipts: "Tax receipts",
    cardsToMail: "Printed cards to mail",
    monthlyGifts: "Monthly gifts",
    ecards: "E-cards that others sent to this address",
    forms: "Forms sent to us",
    leaders: "Leaders of support groups",
    subscribers: "Mailing list",
    mails: "Mails",
    blocks: "Blocked from giving online",
    accounts: "Accounts of staff",
    groups: "Published: contacts of support groups",
    members: "Published: people on our pages",
  },
} as const;
