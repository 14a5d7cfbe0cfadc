import type { AccordionBlock, Page } from "../../payload-types.ts";
import type { TextContext } from "./converter.ts";
import { blockOf, isBlockPart } from "./part-blocks.ts";
import type { Part } from "./parts.ts";
import { readParts } from "./read-parts.ts";
import { type TextNote, TextNotes } from "./text-notes.ts";
import { editorState, type Ids, idsFor } from "./to-lexical.ts";

type PageBlock = NonNullable<Page["blocks"]>[number];
type AccordionPart = Extract<Part, { kind: "accordion" }>;

const accordionBlock = ({ items }: AccordionPart, ids: Ids): AccordionBlock => ({
  blockType: "accordion",
  items: items.map(({ title, parts }) => ({ title, body: editorState(parts, ids) })),
});

/**
 * A text of the old site as the blocks of a page: its words as texts, and between them pictures, videos, tables, galleries
 * and what opens and closes. There are none where there is nothing to read.
 */
export function pageBlocksOf(html: string, context: TextContext): { blocks: PageBlock[]; notes: TextNote[] } {
  const notes = new TextNotes();
  const ids = idsFor(html);
  const blocks: PageBlock[] = [];
  let words: Part[] = [];
  const endText = () => {
    if (words.length > 0) blocks.push({ blockType: "richText", body: editorState(words, ids) });
    words = [];
  };
  for (const part of readParts(html, context, notes)) {
    if (part.kind === "accordion") {
      endText();
      blocks.push(accordionBlock(part, ids));
    } else if (isBlockPart(part)) {
      endText();
      blocks.push(blockOf(part));
    } else words.push(part);
  }
  endText();
  return { blocks, notes: notes.all() };
}
