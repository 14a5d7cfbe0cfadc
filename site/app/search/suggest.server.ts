import { fewestTyped, mostSuggestions, type Suggestion } from "@pcf/contract/search/suggestions";
import { perContent } from "~/content/per-content";
import { fold } from "~/shell/search-box/fold";
import type { TextPart } from "./block-text";
import { searchCopy as copy } from "./search-copy";
import type { SearchDocument, SearchKind } from "./search-documents.server";
import { type SearchIndex, searchIndexOf } from "./search-index.server";
import { smallWords, stemsOf, wordsOf } from "./words";

/** What may be suggested: the words it is called by, and those of the page that a place stands on. */
type Offer = { suggestion: Suggestion; folded: string; own: Word[]; beside: Word[]; cost: number };
/** A word as it is written, and what its forms have in common. */
type Word = { letters: string; stem: string };

/** Who asks about health is led to information before names and news. What costs less stands first. */
const kindCost: Partial<Record<SearchKind, number>> = { page: 0, "support-group": 1, faq: 1.5, story: 2 };
const otherKindCost = 2.5;
/** A place on a page stands behind pages. */
const placeCost = 1.2;
/** For a title that does not begin with what was typed, and for one that has only some of the words. */
const costLater = 1;
const costBeside = 2;
/** With fewer than so many, the wider search is asked for more: it knows what else a word may be called. */
const enough = 4;
/** What the wider search finds is no suggestion where it fits much less well than its best. */
const leastOfBest = 0.3;

/** What is suggested of a snapshot's content; its list is made once. */
export const suggesterOf = perContent((content) => suggester(searchIndexOf(content)));

/**
 * Suggests titles and places whose words begin as the typed ones do, the likeliest first, and after them what the wider search
 * finds. `typed` may end within a word.
 */
export function suggester(index: SearchIndex): (typed: string) => Suggestion[] {
  const offers = index.entries.flatMap(({ document }) => offersOf(document));
  return (typed) => {
    const folded = fold(typed.normalize("NFC")).trim();
    if (folded.length < fewestTyped) return [];
    const begun = offersThatBegin(offers, folded);
    // An unfinished word that something begins with is no slip of the fingers: other guesses at it would be far off.
    const isFew = begun.length === 0 || (begun.length < enough && index.wider().knows(folded));
    const found = isFew ? [...begun, ...foundWider(index, folded)] : begun;
    const first = new Map(found.toReversed().map((suggestion) => [suggestion.href, suggestion]));
    return found.filter((one) => first.get(one.href) === one).slice(0, mostSuggestions);
  };
}

function offersOf(document: SearchDocument): Offer[] {
  const { kind, title, town = "" } = document;
  const places = new Map<string, TextPart>();
  if (kind === "page")
    for (const part of document.parts) if (part.id && !places.has(part.id)) places.set(part.id, part);
  return [
    {
      suggestion: suggestionOf(document),
      folded: fold(title),
      own: writtenWords(`${title} ${town}`),
      beside: [],
      cost: kindCost[kind] ?? otherKindCost,
    },
    ...[...places.values()].flatMap((part): Offer[] =>
      part.heading
        ? [
            {
              suggestion: suggestionOf(document, part),
              folded: fold(part.heading.normalize("NFC")),
              own: writtenWords(part.heading),
              beside: writtenWords(title),
              cost: placeCost,
            },
          ]
        : [],
    ),
  ];
}

/** A document, or a part of it that has a place of its own. */
function suggestionOf({ kind, title, href, town }: SearchDocument, part?: TextPart): Suggestion {
  if (part?.id && part.heading) return { title: part.heading, href: `${href}#${part.id}`, note: title };
  const kindAndTown = [copy.kinds[kind], town].filter(Boolean).join(", ");
  return { title, href, note: kind === "page" ? "" : kindAndTown };
}

function writtenWords(text: string): Word[] {
  const composed = text.normalize("NFC");
  const folded = fold(composed);
  return wordsOf(composed).map(({ stem, at, end }) => ({ stem, letters: folded.slice(at, end) }));
}

/** Small words such as "what is" count only where there are no others. */
function tellingWords(typed: string): Word[] {
  const words = writtenWords(typed);
  const telling = words.filter(({ stem }) => !smallWords.has(stem));
  return telling.length > 0 ? telling : words;
}

const beginsOneOf = (words: readonly Word[], { letters, stem }: Word) =>
  words.some((word) => word.letters.startsWith(letters) || word.stem === stem);

/** Offers with all of the words, at least one of them their own. */
function offersThatBegin(offers: readonly Offer[], typed: string): Suggestion[] {
  const wanted = tellingWords(typed);
  const found = offers.flatMap(({ suggestion, folded, own, beside, cost }) => {
    const others = wanted.filter((word) => !beginsOneOf(own, word));
    if (others.length === wanted.length || !others.every((word) => beginsOneOf(beside, word))) return [];
    const later = folded.startsWith(typed) ? 0 : costLater;
    return [{ suggestion, rank: cost + later + (others.length > 0 ? costBeside : 0), length: folded.length }];
  });
  return found
    .sort((a, b) => a.rank - b.rank || a.length - b.length)
    .slice(0, mostSuggestions)
    .map(({ suggestion }) => suggestion);
}

function foundWider(index: SearchIndex, typed: string): Suggestion[] {
  const hits = index.wider().find(typed, true);
  const least = (hits[0]?.score ?? 0) * leastOfBest;
  return hits
    .slice(0, mostSuggestions)
    .filter(({ score }) => score >= least)
    .flatMap(({ document: number, part, stems }) => {
      const document = index.entries[number]?.document;
      if (!document) return [];
      const ofTitle = new Set(stemsOf(document.title));
      const isWhole = document.kind !== "page" || [...stems].every((stem) => ofTitle.has(stem));
      return [suggestionOf(document, isWhole ? undefined : document.parts[part])];
    });
}
