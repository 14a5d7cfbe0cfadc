import { z } from "zod";

/** Longer searches are sentences about somebody's own life: they are not counted. */
const longestTerm = 60;

/** A search that found nothing and how often it was made since the last report. */
const missedSearch = z.object({
  term: z.string().min(2).max(longestTerm),
  count: z.number().int().min(1).max(10_000),
});

/** What the site reports to the backend, `POST /api/missed-searches-report`, signed as the content hook is. */
export const missedSearchesReportSchema = z.object({ searches: z.array(missedSearch).min(1).max(200) });
export type MissedSearchesReport = z.output<typeof missedSearchesReportSchema>;

const address = /@|https?:|www\./;
const manyDigits = /(?:\d[\s().-]*){5}/;
const postalCode = /\b[a-z]\d[a-z]\s?-?\d[a-z]\d\b/;

/**
 * A search as it may be kept: in small letters, its blanks folded. Undefined for what looks like somebody's own: an e-mail
 * address or a link, a number of five digits or more, a postal code, or a long sentence.
 */
export function keptTerm(search: string): string | undefined {
  const term = search.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
  if (term.length < 2 || term.length > longestTerm) return undefined;
  return address.test(term) || manyDigits.test(term) || postalCode.test(term) ? undefined : term;
}
