import { isRecord, wordsIn } from "./rows/row-words.ts";

/** A link of a text that names a document, not an address, and the words that carry it. */
export type DocumentLink = { collection: string; id: number | string; words: string };

/** The library populates a relation with the document or leaves its id. */
const idOf = (value: unknown): unknown => (isRecord(value) ? value.id : value);

/** The document that a node of the editor leads to, if it is such a link. */
export function documentLinkOf(node: unknown): DocumentLink | undefined {
  if (!isRecord(node) || node.type !== "link" || !isRecord(node.fields)) return undefined;
  const { linkType, doc } = node.fields;
  if (linkType !== "internal" || !isRecord(doc)) return undefined;
  const id = idOf(doc.value);
  return typeof id === "number" || typeof id === "string"
    ? { collection: String(doc.relationTo), id, words: wordsIn(node).trim() }
    : undefined;
}

/** All such links in what is stored, in their order: of a text, or of a document with its texts. */
export function documentLinksIn(stored: unknown): DocumentLink[] {
  if (Array.isArray(stored)) return stored.flatMap(documentLinksIn);
  if (!isRecord(stored)) return [];
  const own = documentLinkOf(stored);
  return own ? [own] : Object.values(stored).flatMap(documentLinksIn);
}
