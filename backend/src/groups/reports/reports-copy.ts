/** Words for staff about what leaders tell us. */
export const reportsCopy = {
  title: "Waiting: what we were told about this group",
  from: (person: string, email: string, phone: string) => [person, email, phone].filter(Boolean).join(", "),
  received: "Received",
  hasDraft:
    "This group has a draft that is not published, and it would go out with this change. Publish the draft or go back to the published version first.",
  hasEdits:
    "You have changed something on this page that is not saved yet, and it would be lost. Publish or undo it first.",
  gone: "This report is done, or belongs to another group. Please load the page again.",
  noRule: "This group has no meetings by rule yet: fill in “For the calendar” first.",
  notADay: "By its rule the group does not meet on that day. Choose one of its days, or “An extra meeting”.",
  incomplete: "A day is needed; and for a meeting that is moved its new day, time or place.",
  publish: "Publish this change",
  done: "Nothing to publish: done",
  edit: "Change the details below and publish them, then press:",
  doneDetails: "Done",
  published: "Published. The site shows it within seconds.",
  closed: "Done.",
  failed: "That did not work. Please try again.",
  fields: {
    kind: "What becomes of the meeting",
    day: "Day by the rule (of an extra meeting its own)",
    toDay: "New day",
    start: "New start",
    end: "New end",
    where: "New place",
    note: "Note that visitors read",
  },
  kinds: { cancelled: "It is off", moved: "It is moved", added: "It takes place (extra)" },
} as const;
