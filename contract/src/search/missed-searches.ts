import { z } from "zod";

/** Longer searches are sentences about somebody's own life: they are not counted. */
export const longestTerm = 60;
const mostWords = 6;

/** Bytes of a report that the backend reads; the longest report of all has fewer. */
export const largestReportBytes = 64 * 1024;

/** A search that found nothing and how often it was made since the last report. */
const missedSearch = z.object({
  term: z.string().min(2).max(longestTerm),
  count: z.number().int().min(1).max(10_000),
});

/** What the site reports to the backend, `POST /api/missed-searches-report`, signed as the content hook is. */
export const missedSearchesReportSchema = z.object({ searches: z.array(missedSearch).min(1).max(200) });
export type MissedSearchesReport = z.output<typeof missedSearchesReportSchema>;

const address = /@|https?:|www\./;
const manyDigits = /(?:\p{Nd}[\s().-]*){5}/u;
const postalCode = /\b[a-z]\p{Nd}[a-z]\s?-?\p{Nd}[a-z]\p{Nd}\b/u;
const ownName = /\bmy name\b/;
/** Control signs, signs without width and halves of letters: nobody types them, and a database may refuse them. */
const unseen = /\p{C}/u;

const refused = [address, manyDigits, postalCode, ownName, unseen];

/**
 * A search as it may be kept: in small letters, its blanks folded. Undefined for what looks like somebody's own: an email
 * address or a link, a number of five digits or more in any script, a postal code, "my name", or more than six words.
 */
export function keptTerm(search: string): string | undefined {
  const term = search.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
  if (term.length < 2 || term.length > longestTerm || term.split(" ").length > mostWords) return undefined;
  return refused.some((pattern) => pattern.test(term)) ? undefined : term;
}
