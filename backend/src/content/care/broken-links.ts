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

/** A redirect that leads to a document and not to an address: undefined while visitors see that document. */
function lostTarget({ collection, data }: ReadDocument, documents: readonly ReadDocument[]) {
  const { to } = data;
  if (collection !== "redirects" || !isRecord(to) || !isRecord(to.reference)) return undefined;
  const { relationTo, value } = to.reference;
  const target = documents.filter((one) => one.collection === relationTo && String(one.id) === String(value));
  if (target.some(({ isSeen }) => isSeen)) return undefined;
  const [first] = target;
  return {
    to: first?.name ?? "",
    words: "",
    why: first ? `It ${first.inTrash ? "is in the trash" : "is not published"}` : "The page is gone",
  };
}

export function brokenLinksIn(documents: readonly ReadDocument[]): BrokenLink[] {
  const judge = judgeOf(documents);
  return documents
    .filter(({ isSeen }) => isSeen)
    .flatMap((document) => {
      const lost = lostTarget(document, documents);
      const broken = linksIn(document.data).flatMap(({ to, words }) => {
        const why = judge(to, document);
        return why ? [{ to, words, why }] : [];
      });
      return [...broken, ...(lost ? [lost] : [])].map((link) => ({
        where: document.name,
        path: formOf(document),
        ...link,
      }));
    });
}
