/** Words about the erasing of a person, for staff and for the person. */
export const eraseCopy = {
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
