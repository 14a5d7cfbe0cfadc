import { opened } from "./arranged-parts.ts";
import type { TextContext } from "./converter.ts";
import { withLevels } from "./headings.ts";
import { tableAsList } from "./named-tables.ts";
import { isBlockPart } from "./part-blocks.ts";
import type { Part } from "./parts.ts";
import { readParts } from "./read-parts.ts";
import { beginningOf, type TextNote, TextNotes } from "./text-notes.ts";
import { editorState, idsFor, type StoredText } from "./to-lexical.ts";

const named = (caption: string | undefined) =>
  caption ? `, with its caption: ${beginningOf(caption, 300)}` : "";

/** Parts for a field that takes words only: tables are lists, and what is no words is told of. */
function wordsOnly(part: Part, notes: TextNotes): Part[] {
  const leaveOut = (what: string, address: string, caption?: string) =>
    notes.add(
      "no-room",
      `${what} was left out, since there is no room for it here: ${address}${named(caption)}`,
    );
  if (part.kind === "table") return tableAsList(part);
  if (part.kind === "figure") leaveOut("A picture", part.address, part.caption);
  else if (part.kind === "video") leaveOut("A video", part.address, part.caption);
  else if (part.kind === "gallery") {
    if (part.title) leaveOut("A gallery", part.title);
    for (const { address, caption } of part.images) leaveOut("A picture", address, caption);
  } else return [part];
  return [];
}

/**
 * A text of the old site as the editor stores ours; `body` is undefined where there is nothing to read. With
 * `blocks: false` the field takes words only. The same text and context give the same answer to the letter.
 */
export function richTextOf(
  html: string,
  context: TextContext,
  { blocks }: { blocks: boolean },
): { body: StoredText | undefined; notes: TextNote[] } {
  const notes = new TextNotes();
  const read = readParts(html, context, notes).flatMap((part) =>
    part.kind === "accordion" ? opened(part, () => true) : [part],
  );
  const parts = blocks ? read : read.flatMap((part) => (isBlockPart(part) ? wordsOnly(part, notes) : [part]));
  const body = parts.length > 0 ? editorState(withLevels(parts), idsFor(html)) : undefined;
  return { body, notes: notes.all() };
}
