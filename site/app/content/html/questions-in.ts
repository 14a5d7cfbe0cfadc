import type { Block } from "@pcf/contract/content/blocks";
import type { SafeHtml } from "@pcf/contract/content/html";
import { plainText } from "./plain-text.ts";
import { editedHtml } from "./safe-html.ts";

/** A question of a list, as it is shown and as plain text. */
export type Question = { html: SafeHtml; text: string };

export type TextWithQuestions = { before: SafeHtml; questions: Question[]; after: SafeHtml };

/** `## Questions to ask your doctor`, or your care team, and the list right below it. A list within the list ends it: it is left alone. */
const questionList =
  /<h([23])[^>]*>\s*Questions to ask[^<]*<\/h\1>\s*(<ul>((?:\s*<li>(?:(?!<[uo]l\b|<\/li>).)*<\/li>)+)\s*<\/ul>)/s;
const item = /<li>(.*?)<\/li>/gs;

/** The list of questions in a text with what stands before and after it; undefined where there is none. */
export function questionsIn(html: SafeHtml): TextWithQuestions | undefined {
  // Most texts have none, and this is asked of each.
  const found = html.includes("Questions to ask") ? questionList.exec(html) : null;
  const [whole = "", , list = "", items = ""] = found ?? [];
  if (!found) return undefined;
  const begin = found.index + whole.length - list.length;
  const part = (from: number, to?: number) => editedHtml(html, (text) => text.slice(from, to));
  return {
    before: part(0, begin),
    questions: [...items.matchAll(item)].map(([, inside = ""]) => ({
      html: editedHtml(html, () => inside),
      text: plainText(inside),
    })),
    after: part(begin + list.length),
  };
}

const headingWithId = /<h[23][^>]*\sid="([^"]+)"/g;

/** Where the list of a page stands, for a link to it; undefined where its texts have no such list. */
export function placeOfQuestions(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    const asked = block.blockType === "richText" ? questionsIn(block.html) : undefined;
    if (!asked) continue;
    const [, id] = [...asked.before.matchAll(headingWithId)].at(-1) ?? [];
    return id ? `#${id}` : "";
  }
  return undefined;
}
