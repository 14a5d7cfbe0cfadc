import type { GroupView } from "~/content/group-view";
import { groupFactsCopy as copy } from "./group-facts-copy";

/** What is known of a support group in words, in its order: for visitors to read, and for its leader to confirm. */
export const groupFacts = (group: GroupView): { label: string; value: string }[] =>
  [
    { label: copy.when, value: group.when },
    { label: copy.time, value: group.time },
    { label: copy.where, value: group.where },
    { label: copy.note, value: group.note },
    { label: copy.languages, value: group.languages.join(", ") },
    { label: copy.mail, value: group.mailingAddress },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
