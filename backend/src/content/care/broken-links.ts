import { documentLinksIn } from "../../fields/document-links.ts";
import { isRecord } from "../../fields/rows/row-words.ts";
import { formOf, type ReadDocument } from "../uses/read-content.ts";
import { judgeOf } from "./known-addresses.ts";
import { linksIn } from "./links-in.ts";

/** A link that visitors can press and that leads to nothing they can see. */
export type BrokenLink = {
  /** What it stands in, and where that is mended. */
  where: string;
  path: `/${string}`;
  /** The words that readers press; none for a redirect. */
  words: string;
  to: string;
  why: string;
};

type Lost = Pick<BrokenLink, "to" | "words" | "why">;

/**
 * What leads to a document and not to an address, and visitors do not see that document: a redirect to a page, a word that a
 * text marks. Readers see such a word without its meaning.
 */
function lostTargets({ collection, data }: ReadDocument, documents: readonly ReadDocument[]): Lost[] {
  const { to } = data;
  const redirected =
    collection === "redirects" && isRecord(to) && isRecord(to.reference)
      ? [
          {
            collection: String(to.reference.relationTo),
            id: to.reference.value,
            words: "",
            gone: "The page is gone",
          },
        ]
      : [];
  const marked = documentLinksIn(data).map((link) => ({ ...link, gone: "The word is no longer explained" }));
  return [...redirected, ...marked].flatMap(({ collection, id, words, gone }): Lost[] => {
    const target = documents.filter((one) => one.collection === collection && String(one.id) === String(id));
    if (target.some(({ isSeen }) => isSeen)) return [];
    const [first] = target;
    const why = first ? `It ${first.inTrash ? "is in the trash" : "is not published"}` : gone;
    return [{ to: first?.name ?? "", words, why }];
  });
}

export function brokenLinksIn(documents: readonly ReadDocument[]): BrokenLink[] {
  const judge = judgeOf(documents);
  return documents
    .filter(({ isSeen }) => isSeen)
    .flatMap((document) => {
      const broken = linksIn(document.data).flatMap(({ to, words }) => {
        const why = judge(to, document);
        return why ? [{ to, words, why }] : [];
      });
      return [...broken, ...lostTargets(document, documents)].map((link) => ({
        where: document.name,
        path: formOf(document),
        ...link,
      }));
    });
}
