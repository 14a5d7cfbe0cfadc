import type { SearchWords } from "@pcf/contract/content/globals";
import { perContent } from "~/content/per-content";
import { fold } from "~/shell/search-box/fold";
import { type SearchDocument, searchDocuments } from "./search-documents.server";
import { type WiderSearch, widerSearch } from "./wider-search.server";

/** A document as the specified rule reads it: its whole text, and where in it each part begins. */
export type IndexedDocument = {
  document: SearchDocument;
  foldedTitle: string;
  text: string;
  foldedText: string;
  starts: number[];
};
/** The documents and the wider search over the same, which is built by the first search. */
export type SearchIndex = { entries: IndexedDocument[]; wider: () => WiderSearch };

/** The index of a snapshot, built once. */
export const searchIndexOf = perContent((content) =>
  searchIndex(searchDocuments(content), content.searchWords),
);

export function searchIndex(documents: SearchDocument[], words: SearchWords): SearchIndex {
  let wider: WiderSearch | undefined;
  return {
    entries: documents.map(indexed),
    wider: () => {
      // Pages explain each of these words at length. They come last, so that the numbers of the others stay.
      wider ??= widerSearch(
        documents.filter(({ kind }) => kind !== "term"),
        words,
      );
      return wider;
    },
  };
}

function indexed(given: SearchDocument): IndexedDocument {
  const document = { ...given, title: given.title.normalize("NFC") };
  const starts: number[] = [];
  let text = "";
  for (const part of document.parts) {
    if (text) text += " ";
    starts.push(text.length);
    text += part.text;
  }
  return { document, foldedTitle: fold(document.title), text, foldedText: fold(text), starts };
}
