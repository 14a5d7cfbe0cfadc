import { staffWho } from "../access/staff.ts";
import type { NewRecord } from "../platform/screen.ts";

/** What editors begin most, in the words of the office. */
const begun = { news: "News article", events: "Event", stories: "Story", pages: "Page", media: "Picture" };

/** The links to its empty forms on the first screen. */
export const newContent: NewRecord[] = Object.entries(begun).map(([slug, words]) => ({
  words,
  path: `/collections/${slug}/create`,
  isFor: staffWho("create", "content"),
}));
