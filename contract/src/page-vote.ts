/** Where the two buttons under a page, "Was this page helpful?", send what was pressed. */
export const pageVoteApi = "/api/page-helpful";

/** The ids of the two sentences under a page that say what came of it: a browser without a script is led to one of them. */
export const voteOutcomes = { counted: "helpful-thanks", lost: "helpful-lost" } as const;

/** The sections whose pages give information. */
const asksBelow = ["/about-prostate-cancer", "/get-support"];

/** Whether a page that staff write asks its readers. */
export const asksWhetherHelpful = (uri: string): boolean =>
  asksBelow.some((section) => uri === section || uri.startsWith(`${section}/`));
