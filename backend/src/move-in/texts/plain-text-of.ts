import { opened } from "./arranged-parts.ts";
import { type ListPart, type Part, textOfRuns } from "./parts.ts";
import { readParts } from "./read-parts.ts";
import { TextNotes } from "./text-notes.ts";

const unknown = { linkTo: () => undefined, picture: () => undefined, video: () => undefined };

const wordsOfList = ({ items }: ListPart): string[] =>
  items.flatMap(({ runs, lists }) => [textOfRuns(runs), ...lists.flatMap(wordsOfList)]);

function wordsOf(part: Part): string[] {
  if (part.kind === "list") return wordsOfList(part);
  if (part.kind === "table") return [part.columns, ...part.rows].map((cells) => cells.join(" "));
  return "runs" in part ? [textOfRuns(part.runs)] : [];
}

/** The words of a text of the old site on one line, for descriptions and cards. */
export const plainTextOf = (html: string): string =>
  readParts(html, unknown, new TextNotes())
    .flatMap((part) => (part.kind === "accordion" ? opened(part, () => true) : [part]))
    .flatMap(wordsOf)
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
