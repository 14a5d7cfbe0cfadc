import type { Change } from "../ledger/move-ins.ts";

const kinds: Record<string, string> = {
  media: "Files",
  pages: "Pages",
  news: "News",
  stories: "Patient stories",
  events: "Events",
  members: "Members",
  teams: "Teams",
  grants: "Grant years",
  grantees: "Grantees",
  newsletters: "Newsletters",
  faqs: "Questions",
  groups: "Support groups",
  videos: "Videos",
  redirects: "Redirects",
  links: "Links",
  site: "The old site",
};

const changes: Record<Change["what"], string> = {
  made: "New",
  changed: "Changed",
  "taken off": "Taken off the site",
  "taken back": "Taken back",
};

/** The words of the report, on paper and on the screen. */
export const words = {
  title: "What was moved in",
  about: (source: string, finishedAt: string) =>
    `From ${source}, ${finishedAt.slice(0, 16).replace("T", " ")} UTC.`,
  dry: "A trial: nothing was written, and no file was read.",
  kinds,
  changes,
  columns: ["Kind", "There", "Here", "New", "Changed", "As before", "Left out"],
  nothingToLookAt: "Nothing was left out, and there is nothing to look at.",
  changed: "What this run changed",
  nothingChanged: "Nothing.",
} as const;
