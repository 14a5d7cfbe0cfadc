import type { Block } from "@pcf/contract/content/blocks";
import type { SafeHtml } from "@pcf/contract/content/html";
import { hyphenated } from "@pcf/contract/folded-text";
import { plainText } from "./plain-text.ts";
import type { TextWithQuestions } from "./questions-in.ts";
import { editedHtml } from "./safe-html.ts";

/** A heading that can be linked to, as tables of contents list it. */
export type Heading = { id: string; title: string };

const headingTag = /<h([23])([^>]*)>([\s\S]*?)<\/h\1>/g;
const idAttribute = /\sid="([^"]+)"/;
/** `## Apply for a grant {#apply-for-grant}` names its own id: links to it survive a change of its words. */
const ownId = /\s*\{#([a-z][\w-]*)\}\s*$/i;

/** Text of a heading as an id: small letters, digits and hyphens. */
export const headingId = (text: string): string => hyphenated(text) || "part";

/** Gives out ids of one page, each once: the second "Questions" is `questions-2`. */
function uniqueIds() {
  const taken = new Set<string>();
  return (wanted: string) => {
    let id = wanted;
    for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
    taken.add(id);
    return id;
  };
}

/** The blocks of a page with an id at every heading of their texts. */
export function withHeadingIds(blocks: Block[]): Block[] {
  const unique = uniqueIds();
  const withIds = (html: string) =>
    html.replace(headingTag, (_, level: string, attributes: string, inside: string) => {
      const own = ownId.exec(inside)?.[1];
      const words = own ? inside.replace(ownId, "") : inside;
      const given = own ?? idAttribute.exec(attributes)?.[1] ?? headingId(plainText(words));
      return `<h${level}${attributes.replace(idAttribute, "")} id="${unique(given)}">${words}</h${level}>`;
    });
  return blocks.map((block) =>
    block.blockType === "richText" ? { ...block, html: editedHtml(block.html, withIds) } : block,
  );
}

/** The headings of the second level in a text that has its ids. */
function headingsOf(html: string): Heading[] {
  return [...html.matchAll(headingTag)].flatMap(([, level, attributes = "", inside = ""]) => {
    const id = idAttribute.exec(attributes)?.[1];
    return level === "2" && id ? [{ id, title: plainText(inside) }] : [];
  });
}

export type HeadedBlock = Block & {
  /** Id of the block's own title. */
  headingId?: string;
  /** Its list of questions to ask, with the text around it: what is drawn in place of the text. */
  asked?: TextWithQuestions | undefined;
};

/** The blocks with an id for each title, and the page's headings of the second level in reading order. */
export function headedBlocks(blocks: Block[]): { blocks: HeadedBlock[]; headings: Heading[] } {
  const unique = uniqueIds();
  for (const block of blocks) {
    if (block.blockType !== "richText") continue;
    for (const [, , attributes = ""] of block.html.matchAll(headingTag)) {
      const id = idAttribute.exec(attributes)?.[1];
      if (id) unique(id);
    }
  }
  const headings: Heading[] = [];
  const headed = blocks.map((block): HeadedBlock => {
    if (block.blockType === "richText") {
      headings.push(...headingsOf(block.html));
      return block;
    }
    // A call to action is an aside, not a part of the page's text.
    const title = "title" in block && block.blockType !== "callToAction" ? block.title : undefined;
    if (!title) return block;
    const id = unique(headingId(title));
    headings.push({ id, title });
    return { ...block, headingId: id };
  });
  return { blocks: headed, headings };
}

const headingTagStart = /(<\/?h)([2-6])(?=[\s>])/g;

/** A text that stands right under its page's title: its highest headings become the second level, the others follow. */
export function headingsFromSecondLevel(html: SafeHtml): SafeHtml {
  const levels = [...html.matchAll(headingTagStart)].map(([, , level]) => Number(level));
  const raise = Math.min(...levels) - 2;
  if (levels.length === 0 || raise === 0) return html;
  return editedHtml(html, (text) =>
    text.replace(headingTagStart, (_, tag: string, level: string) => `${tag}${Number(level) - raise}`),
  );
}
