import type { RetentionGroup } from "@pcf/contract/privacy/retention-rule";

/** Words of the page on which staff see how long records are kept. */
export const retentionViewCopy = {
  title: "How long records are kept",
  intro:
    "Readers see the same table on the privacy page. Every night what is over its time is deleted, or who it is about is taken out.",
  neverRan: "Nothing has been removed yet: it is done at night for the first time.",
  lastRun: (at: string) => `Last done ${at}:`,
  columns: ["Kind", "Held", "Oldest", "Waiting for us", "Kept for", "Then"],
  none: "–",
  groups: {
    forms: "Forms and kits",
    list: "Mailing list",
    giving: "Giving",
    security: "Protection",
    site: "The site",
    staff: "Staff",
  } satisfies Record<RetentionGroup, string>,
  waitingNote:
    "What waits for us stays until somebody ticks it off, however old it is: set a form to Done, or a card to Mailed, and its time begins.",
} as const;
