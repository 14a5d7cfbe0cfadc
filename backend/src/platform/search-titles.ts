import { folded } from "@pcf/contract/folded-text";
import type { SearchHit, SearchResult } from "./search-source.ts";

export type Titled = SearchHit & {
  /** What else it is found by. */
  words?: string;
};

/** Those of a short list in which every word that was typed stands somewhere, without regard to capitals and accents. */
export function foundAmong(
  all: readonly Titled[],
  { typed, most }: { typed: string; most: number },
): SearchResult {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const found = all.filter(({ title, words: more = "" }) => {
    const text = folded(`${title} ${more}`);
    return words.every((word) => text.includes(word));
  });
  const hits = found.slice(0, most).map(({ words: _more, ...hit }) => hit);
  return { hits, total: found.length };
}
