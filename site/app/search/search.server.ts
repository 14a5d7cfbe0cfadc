import {
  searchPageSize,
  searchSnippetAfter,
  searchSnippetBefore,
  searchSnippetLength,
} from "@pcf/contract/constants";
import { fold } from "~/shell/search-box/fold";
import { askedMeaning, isNamed } from "./asked-meaning";
import { excerpt, type Piece, type Place, piecesOf } from "./excerpt";
import type { SearchKind } from "./search-documents.server";
import type { IndexedDocument, SearchIndex } from "./search-index.server";
import type { WiderHit } from "./wider-search.server";
import { type Word, wordsOf } from "./words";

export type SearchHit = { kind: SearchKind; href: string; title: Piece[]; snippet: Piece[] };
export type SearchResults = {
  hits: SearchHit[];
  count: number;
  page: number;
  pages: number;
  /** What the wider search finds beside the hits, on their first page. */
  others: SearchHit[];
};

const mostOthers = 5;
/** Others that fit much less well than the best of them lead nowhere. */
const leastOfBest = 0.2;

/**
 * The documents that contain the term, eight a page: hits at a word's start before those inside words, hits in titles
 * before those in texts, and among equals those that the wider search thinks more of; what explains a word stands behind the
 * pages that say more of it. A page beyond the last is the last.
 */
export function search(index: SearchIndex, value: string, wantedPage: number): SearchResults {
  const term = fold(value.trim().replace(/\s+/g, " ").normalize("NFC"));
  if (term === "") return { hits: [], count: 0, page: 1, pages: 0, others: [] };

  const found = index.entries.flatMap((entry, number) => {
    const inTitle = place(entry.foldedTitle, term);
    const inText = place(entry.foldedText, term);
    if (!inTitle && !inText) return [];
    const wordStart = inTitle?.wordStart || inText?.wordStart;
    const titleCounts = Boolean(inTitle && (inTitle.wordStart || !wordStart));
    const rank = (wordStart ? 0 : 2) + (titleCounts ? 0 : 1);
    return [{ entry, number, titleCounts, inText, rank }];
  });
  const widerHits = index.wider().find(value, found.length === 0);
  const scores = new Map(widerHits.map(({ document, score }) => [document, score]));
  const scoreOf = ({ number }: { number: number }) => scores.get(number) ?? 0;
  const isTerm = ({ entry }: { entry: IndexedDocument }) => Number(entry.document.kind === "term");
  found.sort((a, b) => isTerm(a) - isTerm(b) || a.rank - b.rank || scoreOf(b) - scoreOf(a));

  const pages = Math.ceil(found.length / searchPageSize);
  const page = Math.max(1, Math.min(wantedPage, pages));
  const shown = found.slice((page - 1) * searchPageSize, page * searchPageSize);
  const hits = new Set(found.map(({ number }) => number));
  const least = (widerHits[0]?.score ?? 0) * leastOfBest;
  const others =
    page === 1
      ? [...explainedHits(index, term), ...widerHits.filter(({ score }) => score >= least)].filter(
          ({ document }) => !hits.has(document),
        )
      : [];
  return {
    hits: shown.map(({ entry, titleCounts, inText }) =>
      hit(entry, term, titleCounts ? undefined : inText, inText),
    ),
    count: found.length,
    page,
    pages,
    others: others.slice(0, mostOthers).flatMap((found) => otherHit(index.entries[found.document], found)),
  };
}

/** The explained word whose meaning is asked for, if there is one: it stands before the pages that say more of it. */
function explainedHits({ entries }: SearchIndex, term: string): WiderHit[] {
  const asked = askedMeaning(term);
  if (!asked) return [];
  const document = entries.findIndex(
    ({ document: { kind, title, parts } }) =>
      kind === "term" && isNamed([title, ...(parts[1]?.text ?? "").split(", ")], asked),
  );
  return document === -1 ? [] : [{ document, part: 0, score: 0, stems: new Set(asked) }];
}

const inWord = /[\p{L}\p{N}]/u;

/** The first place of the term at a word's start, or the first one inside a word. */
function place(folded: string, term: string): (Place & { wordStart: boolean }) | undefined {
  const first = folded.indexOf(term);
  if (first === -1) return undefined;
  for (let at = first; at !== -1; at = folded.indexOf(term, at + 1)) {
    if (at === 0 || !inWord.test(folded.charAt(at - 1)))
      return { at, end: at + term.length, wordStart: true };
  }
  return { at: first, end: first + term.length, wordStart: false };
}

function placesOf(folded: string, term: string, from = 0, to = folded.length): Place[] {
  const places: Place[] = [];
  for (
    let at = folded.indexOf(term, from);
    at !== -1 && at < to;
    at = folded.indexOf(term, at + term.length)
  ) {
    places.push({ at, end: at + term.length });
  }
  return places;
}

/** A hit of the specified rule. It leads to the heading above `leadsTo`, or to the page where that is its title. */
function hit(
  entry: IndexedDocument,
  term: string,
  leadsTo: Place | undefined,
  shown: Place | undefined,
): SearchHit {
  const { document, text, foldedText } = entry;
  const part = leadsTo ? entry.starts.findLastIndex((start) => start <= leadsTo.at) : -1;
  const seen = Math.max(0, (shown?.at ?? 0) - searchSnippetBefore);
  return {
    kind: document.kind,
    href: hrefOf(entry, part),
    title: piecesOf(document.title, placesOf(entry.foldedTitle, term)),
    snippet: excerpt(
      text,
      shown ? placesOf(foldedText, term, seen, seen + 2 * searchSnippetLength) : [],
      shown,
    ),
  };
}

/** A hit of the wider search: what was found of its best part, and what follows where that is a heading alone. */
function otherHit(entry: IndexedDocument | undefined, { part, stems }: WiderHit): SearchHit[] {
  if (!entry) return [];
  const { document } = entry;
  const start = entry.starts[part] ?? 0;
  const length = Math.max(document.parts[part]?.text.length ?? 0, 2 * searchSnippetLength);
  const text = entry.text.slice(start, start + length);
  const marks = (words: string) => wordsOf(words).filter(({ stem }) => stems.has(stem));
  const places = marks(text);
  return [
    {
      kind: document.kind,
      href: hrefOf(entry, part),
      title: piecesOf(document.title, marks(document.title)),
      snippet: excerpt(text, places, fullest(places)),
    },
  ];
}

/** The first of the places from which an excerpt shows the most different words. */
function fullest(places: readonly Word[]): Word | undefined {
  let best: Word | undefined;
  let most = 0;
  for (const place of places) {
    const shown = places.filter(({ at, end }) => at >= place.at && end <= place.at + searchSnippetAfter);
    const different = new Set(shown.map(({ stem }) => stem)).size;
    if (different > most) [best, most] = [place, different];
  }
  return best;
}

function hrefOf({ document }: IndexedDocument, part: number): string {
  const id = document.parts[part]?.id;
  return id ? `${document.href}#${id}` : document.href;
}
