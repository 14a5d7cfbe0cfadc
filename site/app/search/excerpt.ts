import { searchSnippetAfter, searchSnippetBefore, searchSnippetLength } from "@pcf/contract/constants";

/** A piece of text; `hit` where it is what was looked for. */
export type Piece = { text: string; hit: boolean };
/** A place in a text, from `at` up to `end`. */
export type Place = { at: number; end: number };

/** The text cut at every place. */
export function piecesOf(text: string, places: readonly Place[], from = 0, to = text.length): Piece[] {
  const cut: Piece[] = [];
  let done = from;
  for (const { at, end } of places) {
    if (at < done || end > to) continue;
    if (at > done) cut.push({ text: text.slice(done, at), hit: false });
    cut.push({ text: text.slice(at, end), hit: true });
    done = end;
  }
  if (done < to) cut.push({ text: text.slice(done, to), hit: false });
  return cut;
}

/**
 * About 100 characters before the place at `shown` and 150 after it, in whole words, with all places in them; the first 250
 * characters where there is no place.
 */
export function excerpt(text: string, places: readonly Place[], shown: Place | undefined): Piece[] {
  const from = shown ? wordBoundary(text, Math.max(0, shown.at - searchSnippetBefore), shown.at) : 0;
  const wanted = shown ? shown.at + searchSnippetAfter : searchSnippetLength;
  const to = wanted >= text.length ? text.length : Math.max(text.lastIndexOf(" ", wanted), shown?.end ?? 0);
  return [
    ...(from > 0 ? [{ text: "… ", hit: false }] : []),
    ...piecesOf(text, places, from, to),
    ...(to < text.length ? [{ text: " …", hit: false }] : []),
  ];
}

function wordBoundary(text: string, from: number, latest: number): number {
  if (from === 0) return 0;
  const blank = text.indexOf(" ", from);
  return blank === -1 || blank >= latest ? from : blank + 1;
}
