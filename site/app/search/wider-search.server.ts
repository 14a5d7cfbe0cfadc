import type { SearchWords } from "@pcf/contract/content/globals";
import MiniSearch from "minisearch";
import { type Passage, passagesOf } from "./passages.server";
import { type Concept, conceptsOf } from "./question.server";
import { type Phrase, sameWords } from "./same-words.server";
import type { SearchDocument, SearchKind } from "./search-documents.server";
import { spellingOf } from "./spelling.server";
import { stemsOf } from "./words";

/** A document that may help: its number, the number of its best part, and the stems that were found in it. */
export type WiderHit = { document: number; part: number; score: number; stems: ReadonlySet<string> };

export type WiderSearch = {
  /**
   * What has all or most of what `term` asks for, in any order, form or other words; the likeliest first. A term of words
   * that are nearly everywhere finds nothing unless `evenCommon`: it would sort half the site for little.
   */
  find(term: string, evenCommon: boolean): WiderHit[];
  /** Whether each word of `term` is one of the site's or of the editors' list: none is unfinished or misspelt. */
  knows(term: string): boolean;
};

const boost = { title: 2, heading: 2, text: 1 };
/** People who ask about their health are led to information before stories and names. */
const kindWeight: Partial<Record<SearchKind, number>> = { page: 1, faq: 0.8, "support-group": 0.8 };
const otherKindWeight = 0.6;
/** Words on more than this share of all passages tell nothing beside rarer ones. */
const tooCommon = 0.2;
/** A document has at least this share of what is asked for. */
const leastShare = 0.5;
/** What a passage gains where two of the words stand side by side. */
const sideBySide = 0.5;
/** What a phrase is worth whose words do not follow each other. */
const wordsApart = 0.5;
/** How much the other passages of a document count beside its best. */
const otherPassages = 0.15;

type Found = { score: number; phrase: Phrase };
/** What is found of a search in one passage. */
type Place = { passage: Passage; score: number; found: Phrase[] };

/** Makes the index of all parts of the documents. */
export function widerSearch(documents: readonly SearchDocument[], list: SearchWords): WiderSearch {
  const { list: passages, uses } = passagesOf(documents);
  const split = (text: string) => (text === "" ? [] : text.split(" "));
  const index = new MiniSearch<Passage>({
    fields: ["title", "heading", "text"],
    tokenize: split,
    processTerm: (stem) => stem,
    searchOptions: { boost, combineWith: "AND" },
  });
  index.addAll(passages);
  const same = sameWords(list);
  const known = new Set([...uses.keys(), ...same.words]);
  const spelling = spellingOf(known);

  const isCommon = (concept: Concept) =>
    concept.every(({ phrase }) =>
      phrase.every((stem) => (uses.get(stem) ?? 0) > passages.length * tooCommon),
    );

  /** The best that any phrase of a concept reaches in each passage. */
  function passagesWith(concept: Concept): Map<number, Found> {
    const best = new Map<number, Found>();
    for (const { phrase, weight } of concept) {
      for (const { id, score: whole } of index.search(phrase.join(" "))) {
        const apart = phrase.length > 1 && !standsIn(passages[id], phrase);
        const score = (whole * weight * (apart ? wordsApart : 1)) / phrase.length;
        if (score > (best.get(id)?.score ?? 0)) best.set(id, { score, phrase });
      }
    }
    return best;
  }

  /** The passages that have something of the search, by document. */
  function placesOf(matches: readonly Map<number, Found>[]): Map<number, Map<number, Place>> {
    const places = new Map<number, Map<number, Place>>();
    for (const concept of matches) {
      for (const [id, { score, phrase }] of concept) {
        const passage = passages[id];
        if (!passage) continue;
        const inDocument = places.get(passage.document) ?? new Map<number, Place>();
        places.set(passage.document, inDocument);
        const place = inDocument.get(id) ?? { passage, score: 0, found: [] };
        inDocument.set(id, place);
        place.score += score;
        place.found.push(phrase);
      }
    }
    return places;
  }

  return {
    knows: (term) => stemsOf(term).every((stem) => known.has(stem)),
    find(term, evenCommon) {
      const concepts = conceptsOf(term, same, spelling);
      const rare = concepts.filter((concept) => !isCommon(concept));
      if (rare.length === 0 && !evenCommon) return [];
      const matches = (rare.length > 0 ? rare : concepts).map(passagesWith);
      // A word that stands nowhere hardly counts against what has the others.
      const wanted = matches.reduce((sum, found) => sum + (found.size > 0 ? 1 : 0.5), 0);

      const hits: WiderHit[] = [];
      for (const [document, places] of placesOf(matches)) {
        const having = matches.filter((found) =>
          Array.from(places.keys()).some((id) => found.has(id)),
        ).length;
        const share = having / wanted;
        if (share < leastShare) continue;
        let best: Place | undefined;
        let bestScore = 0;
        let sum = 0;
        for (const place of places.values()) {
          const whole = (place.found.length / wanted) ** 1.5;
          const score = place.score * whole * (1 + sideBySide * pairs(place));
          sum += score;
          if (score > bestScore) [best, bestScore] = [place, score];
        }
        if (!best) continue;
        const weight = kindWeight[documents[document]?.kind ?? "page"] ?? otherKindWeight;
        hits.push({
          document,
          part: best.passage.part,
          score: (bestScore + otherPassages * (sum - bestScore)) * share ** 2 * weight,
          stems: new Set(best.found.flat()),
        });
      }
      return hits.sort((a, b) => b.score - a.score);
    },
  };
}

/** Whether the words of a phrase follow each other in a passage, its title or its heading. */
function standsIn(passage: Passage | undefined, phrase: Phrase): boolean {
  const words = ` ${phrase.join(" ")} `;
  return (
    passage !== undefined &&
    [passage.title, passage.heading, passage.telling].some((text) => ` ${text} `.includes(words))
  );
}

/** How many of the phrases found stand beside the next one, in either order. */
function pairs({ passage, found }: Place): number {
  let count = 0;
  for (const [at, phrase] of found.entries()) {
    const next = found[at + 1];
    if (!next) break;
    const [one, two] = [phrase.join(" "), next.join(" ")];
    if (passage.telling.includes(` ${one} ${two} `) || passage.telling.includes(` ${two} ${one} `))
      count += 1;
  }
  return count;
}
