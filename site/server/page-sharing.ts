import type { DrawnPage } from "./page-cache.ts";

/** A page that one process has drawn and the others keep too, and where it is kept. */
export type SharedPage = DrawnPage & { cache: "page" | "choice" };

/**
 * Shows a page to the other processes. With `mayBeOld` they may still be serving an older one, and the answer resolves when
 * none does any more.
 */
export type SharePage = (page: SharedPage, mayBeOld: boolean) => Promise<void> | undefined;
