import type { KnownFeed, PastRun } from "../sync/known-feeds.ts";

type Named = Pick<KnownFeed, "service" | "brings">;

/** "A", "A and B". */
const all = (names: readonly string[]) => names.join(" and ");

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What staff read about the feeds, above their settings. */
export const feedPanelCopy = {
  title: ({ service, brings }: Named) => `${upper(brings)} from ${service}`,
  isOff: ({ service, brings }: Named) =>
    `${upper(brings)} do not come from ${service} by themselves: that is switched off.`,
  off: ({ brings, lists }: Pick<KnownFeed, "brings" | "lists">) =>
    `Switched off: no ${brings} come by themselves. ${
      lists.length === 1
        ? "The list is written by hand, and what stands in it stays as it is."
        : "The lists are written by hand, and what stands in them stays as it is."
    }`,
  switchOn: ({ settings }: Pick<KnownFeed, "settings">) =>
    `Whoever runs the server switches it on with ${all(settings)}. How to get ${settings.length === 1 ? "it" : "both"} stands in docs/operations.md.`,
  lastRun: "Last run",
  neverRan: "It has not run yet.",
  runningSince: (moment: string) => `Running now, since ${moment}`,
  nextRun: "Next run",
  withinAMinute: "Within a minute, or once a run that is under way has ended",
  readAt: "Everything last read",
  notYet: "Not yet",
  access: "Access lasts at most until",
  accessRenewed: "It is renewed by itself every week.",
  accessSoon:
    "This is near, and renewing it has not worked. Ask whoever runs the server for a new INSTAGRAM_TOKEN, or no more posts come after that day.",
  accessEnded:
    "It has ended, so no more posts come. Ask whoever runs the server for a new INSTAGRAM_TOKEN; those that are here stay.",
  notes: "What you should know",
  run: "Run now",
  runFeed: ({ service }: Named) => `Run now: ${service}`,
  asked: ({ service }: Named) =>
    `${service} is read within a minute, or once a run that is under way has ended. You may leave this page meanwhile.`,
  began: ({ service }: Named) => `${service} is being read.`,
  ended: ({ service }: Named, words: string) => `${service}: ${words}`,
  failed: "It is not known whether that worked. Please try again: asking twice does no harm.",
  notRead: "How this stands could not be read. It is tried again; if it stays so, reload the page.",
  waiting: (count: number) =>
    count === 1 ? "1 post waits for its alternative text" : `${count} posts wait for their alternative text`,
  lists: { videos: "Videos", playlists: "Playlists", instagramPosts: "Instagram posts" },
  earlier: (count: number) => `Earlier runs (${count})`,
  columns: { when: "When", how: "How it went" },
  /** Before the sentence of a run; what went well needs none. */
  outcomes: {
    done: "",
    unchanged: "",
    copying: "Not finished.",
    failed: "Failed.",
    "broken off": "Broken off.",
  } satisfies Record<PastRun["outcome"], string>,
} as const;

/** How a run went, in one or two sentences. */
export const runWords = ({ outcome, words }: Pick<PastRun, "outcome" | "words">): string =>
  [feedPanelCopy.outcomes[outcome], words].filter(Boolean).join(" ");
