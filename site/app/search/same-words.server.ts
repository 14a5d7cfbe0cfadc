import type { SearchWords } from "@pcf/contract/content/globals";
import { stemsOf } from "./words";

/** Words in their order, by their stems. */
export type Phrase = readonly string[];

/** What readers type → the phrases by which pages say the same. */
export type SameWords = {
  /** The longest phrase of the list that the words begin with at `from`, and what it leads to. */
  at(words: Phrase, from: number): { length: number; others: Phrase[] } | undefined;
  /** Every word that stands in the list. */
  words: ReadonlySet<string>;
};

const phrasesOf = (list: string): Phrase[] =>
  list.split(",").flatMap((phrase) => {
    const stems = stemsOf(phrase);
    return stems.length > 0 ? [stems] : [];
  });

/** The list that editors keep, by the first word of each phrase. */
export function sameWords({ rows }: SearchWords): SameWords {
  const byFirst = new Map<string, { phrase: Phrase; others: Phrase[] }[]>();
  const words = new Set<string>();

  function add(phrase: Phrase, others: Phrase[]) {
    const [first = ""] = phrase;
    const known = byFirst.get(first) ?? [];
    const same = known.find((entry) => entry.phrase.join(" ") === phrase.join(" "));
    if (same) same.others.push(...others);
    else known.push({ phrase, others: [...others] });
    byFirst.set(first, known);
    for (const word of phrase) words.add(word);
  }

  for (const { typed, pagesSay, bothWays } of rows) {
    const [typedPhrases, pagePhrases] = [phrasesOf(typed), phrasesOf(pagesSay)];
    for (const phrase of typedPhrases) add(phrase, pagePhrases);
    if (bothWays) for (const phrase of pagePhrases) add(phrase, typedPhrases);
  }

  return {
    words,
    at(sentence, from) {
      let longest: { length: number; others: Phrase[] } | undefined;
      for (const { phrase, others } of byFirst.get(sentence[from] ?? "") ?? []) {
        if (phrase.length <= (longest?.length ?? 0)) continue;
        if (phrase.every((word, at) => sentence[from + at] === word))
          longest = { length: phrase.length, others };
      }
      return longest;
    },
  };
}
