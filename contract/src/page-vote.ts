/** Where the two buttons under a page, "Was this page helpful?", send what was pressed. */
export const pageVoteApi = "/api/page-helpful";

/** The ids of the two sentences under a page that say what came of it: a browser without a script is led to one of them. */
export const voteOutcomes = { counted: "helpful-thanks", lost: "helpful-lost" } as const;

/** The sections whose pages give information, by address and name. */
export const sectionsThatAsk = {
  "/about-prostate-cancer": "About prostate cancer",
  "/get-support": "Get support",
} as const;

/** Whether a page is the section's own, or below it. */
export const isOfSection = (uri: string, section: string): boolean =>
  uri === section || uri.startsWith(`${section}/`);

/** Whether a page that staff write asks its readers. */
export const asksWhetherHelpful = (uri: string): boolean =>
  Object.keys(sectionsThatAsk).some((section) => isOfSection(uri, section));
