/** Text in small letters without accents: what a reader types and what a page says are compared so. */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Text as ids and addresses hold it: folded words joined by hyphens, without apostrophes. Empty where no word is left. */
export const hyphenated = (text: string): string =>
  folded(text)
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
