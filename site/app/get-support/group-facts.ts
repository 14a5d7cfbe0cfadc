import type { GroupView } from "~/content/views/group-view";

/** What is known of a support group in words, in its order: for visitors to read, and for its leader to confirm. */
export const groupFacts = (group: GroupView): { label: string; value: string }[] =>
  [
    { label: "When", value: group.when },
    { label: "Time", value: group.time },
    { label: "Where", value: group.where },
    { label: "Note", value: group.note },
    { label: "Languages", value: group.languages.join(", ") },
    { label: "Mail", value: group.mailingAddress },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
