import { randomBytes } from "node:crypto";

const word = () => randomBytes(6).toString("hex");

/** What somebody who wants to keep a server busy asks for: each time another address. */
export const attacks = {
  "a province that is none": () => `/get-support/support-groups/find-a-group?province=${word()}`,
  "a search for nonsense": () => `/search?value=${word()}`,
  "the answer of a form that is none": () => `/?form=${word()}`,
  "paths that are not there": () => `/${word()}/${word()}`,
  "paths of a section that are not there": () => `/about-us/${word()}`,
  "names of routes in any order": () =>
    `/news.data?_routes=${Array(1 + (randomBytes(1)[0] ?? 0)).fill("news")}`,
  "the answer of a form, each time another": () => `/?form=705&status=mail_sent&reference=${word()}`,
} satisfies Record<string, () => string>;

export type Attack = keyof typeof attacks;

/** Attacks on what has no end: all others ask in other words for pages that there are. */
export const endless: ReadonlySet<Attack> = new Set([
  "a search for nonsense",
  "the answer of a form, each time another",
]);
