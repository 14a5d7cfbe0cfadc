import {
  searchPageSize,
  searchSnippetAfter,
  searchSnippetBefore,
  searchSnippetLength,
} from "@pcf/contract/constants";
import type { SiteContent } from "~/content/site-content";
import { fold } from "~/shell/search-box/fold";
import { type SearchDocument, type SearchKind, searchDocuments } from "./search-documents.server";

/** A piece of text; `hit` where it is the term. */
export type Piece = { text: string; hit: boolean };
export type SearchHit = { kind: SearchKind; href: string; title: Piece[]; snippet: Piece[] };
export type SearchResults = { hits: SearchHit[]; count: number; page: number; pages: number };

type Indexed = { document: SearchDocument; foldedTitle: string; text: string; foldedText: string };
export type SearchIndex = Indexed[];

const indexes = new WeakMap<SiteContent, SearchIndex>();

/** The index of a snapshot, made once. */
export function searchIndexOf(content: SiteContent): SearchIndex {
  const known = indexes.get(content);
  if (known) return known;
  const made = searchIndex(searchDocuments(content));
  indexes.set(content, made);
  return made;
}

export function searchIndex(documents: SearchDocument[]): SearchIndex {
  return documents.map((document) => {
    const title = document.title.normalize("NFC");
    const text = document.texts.filter(Boolean).join(" ").normalize("NFC");
    return { document: { ...document, title }, foldedTitle: fold(title), text, foldedText: fold(text) };
  });
}

const inWord = /[\p{L}\p{N}]/u;

/** The first place of the term at a word's start, or the first one inside a word. */
function place(folded: string, term: string): { at: number; wordStart: boolean } | undefined {
  const first = folded.indexOf(term);
  if (first === -1) return undefined;
  for (let at = first; at !== -1; at = folded.indexOf(term, at + 1)) {
    if (at === 0 || !inWord.test(folded.charAt(at - 1))) return { at, wordStart: true };
  }
  return { at: first, wordStart: false };
}

/**
 * The documents that contain the term, eight a page: hits at a word's start before those inside words, hits in titles
 * before those in texts. A page beyond the last is the last.
 */
export function search(index: SearchIndex, value: string, wantedPage: number): SearchResults {
  const term = fold(value.trim().replace(/\s+/g, " ").normalize("NFC"));
  if (term === "") return { hits: [], count: 0, page: 1, pages: 0 };

  const found: { entry: Indexed; at: number | undefined; rank: number }[] = [];
  for (const entry of index) {
    const inTitle = place(entry.foldedTitle, term);
    const inText = place(entry.foldedText, term);
    if (!inTitle && !inText) continue;
    const wordStart = inTitle?.wordStart || inText?.wordStart;
    const titleCounts = inTitle && (inTitle.wordStart || !wordStart);
    found.push({ entry, at: inText?.at, rank: (wordStart ? 0 : 2) + (titleCounts ? 0 : 1) });
  }
  found.sort((a, b) => a.rank - b.rank);

  const pages = Math.ceil(found.length / searchPageSize);
  const page = Math.max(1, Math.min(wantedPage, pages));
  return {
    hits: found.slice((page - 1) * searchPageSize, page * searchPageSize).map(({ entry, at }) => ({
      kind: entry.document.kind,
      href: entry.document.href,
      title: pieces(entry.document.title, entry.foldedTitle, term),
      snippet: snippet(entry, at, term),
    })),
    count: found.length,
    page,
    pages,
  };
}

/** About 100 characters before the hit and 150 after it, in whole words; without a hit the first 250. */
function snippet(entry: Indexed, at: number | undefined, term: string): Piece[] {
  const { text, foldedText } = entry;
  const from = at === undefined ? 0 : wordBoundary(text, Math.max(0, at - searchSnippetBefore), at);
  const wanted = at === undefined ? searchSnippetLength : at + searchSnippetAfter;
  const to =
    wanted >= text.length ? text.length : Math.max(text.lastIndexOf(" ", wanted), (at ?? 0) + term.length);
  const middle = pieces(text.slice(from, to), foldedText.slice(from, to), term);
  return [
    ...(from > 0 ? [{ text: "… ", hit: false }] : []),
    ...middle,
    ...(to < text.length ? [{ text: " …", hit: false }] : []),
  ];
}

function wordBoundary(text: string, from: number, latest: number): number {
  if (from === 0) return 0;
  const blank = text.indexOf(" ", from);
  return blank === -1 || blank >= latest ? from : blank + 1;
}

/** The text cut at every place of the term. */
function pieces(text: string, folded: string, term: string): Piece[] {
  const cut: Piece[] = [];
  let done = 0;
  for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, done)) {
    if (at > done) cut.push({ text: text.slice(done, at), hit: false });
    cut.push({ text: text.slice(at, at + term.length), hit: true });
    done = at + term.length;
  }
  if (done < text.length) cut.push({ text: text.slice(done), hit: false });
  return cut;
}
