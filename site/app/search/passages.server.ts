import type { SearchDocument } from "./search-documents.server";
import { smallWords, stemsOf } from "./words";

/**
 * A part of a document as the wider search reads it: texts as stems with blanks between. `document` and `part` are the
 * numbers of both.
 */
export type Passage = {
  id: number;
  document: number;
  part: number;
  title: string;
  heading: string;
  text: string;
  /** The telling words of the text alone, in their order. */
  telling: string;
};

export type Passages = {
  list: Passage[];
  /** How many passages have a word. */
  uses: ReadonlyMap<string, number>;
};

const noParts = [{ text: "", heading: undefined }];

/** The parts of all documents; one without a text is found by its title. */
export function passagesOf(documents: readonly SearchDocument[]): Passages {
  const list: Passage[] = [];
  const uses = new Map<string, number>();
  for (const [document, { title, parts }] of documents.entries()) {
    const titleStems = stemsOf(title);
    for (const [part, { text, heading }] of (parts.length > 0 ? parts : noParts).entries()) {
      const headingStems = heading ? stemsOf(heading) : [];
      const stems = stemsOf(text);
      for (const stem of new Set([...titleStems, ...headingStems, ...stems])) {
        uses.set(stem, (uses.get(stem) ?? 0) + 1);
      }
      list.push({
        id: list.length,
        document,
        part,
        title: titleStems.join(" "),
        heading: headingStems.join(" "),
        text: stems.join(" "),
        telling: ` ${stems.filter((stem) => !smallWords.has(stem)).join(" ")} `,
      });
    }
  }
  return { list, uses };
}
