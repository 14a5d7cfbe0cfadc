import type { HTMLConvertersFunction } from "@payloadcms/richtext-lexical/html";
import { convertLexicalToHTML } from "@payloadcms/richtext-lexical/html";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import type { Condition, Field, PayloadRequest, RichTextField, TextareaField } from "payload";
import { htmlOfBlock } from "./text-blocks/html-of-blocks.ts";
import { blocksIn, editorWithBlocks } from "./text-blocks/text-blocks.ts";

const isEditorState = (value: unknown): value is SerializedEditorState =>
  typeof value === "object" && value !== null && "root" in value;

/**
 * Lists as HTML has them: one within another belongs to the item before it, which in the editor it follows as an item of its
 * own. The library's own items carry empty `style` attributes besides, which the site's content security policy forbids.
 */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  list: ({ node, nodesToHTML }) => {
    const items: string[] = [];
    for (const item of node.children) {
      const inside = "children" in item && Array.isArray(item.children) ? item.children : [];
      const html = nodesToHTML({ nodes: inside }).join("");
      const isWithin = inside.length === 1 && inside[0].type === "list";
      if (isWithin && items.length > 0) items[items.length - 1] += html;
      else items.push(html);
    }
    const body = items.map((item) => `<li>${item}</li>`).join("");
    if (node.listType !== "number") return `<ul>${body}</ul>`;
    return node.start > 1 ? `<ol start="${Math.trunc(node.start)}">${body}</ol>` : `<ol>${body}</ol>`;
  },
});

/** HTML of what the editor stores; empty text when there is nothing. */
function htmlOfLexical(value: unknown): string {
  if (!isEditorState(value)) return "";
  return convertLexicalToHTML({ data: value, converters, disableContainer: true });
}

/** The same with the blocks in it, whose pictures and videos are loaded first. */
async function htmlWithBlocks(value: unknown, req: PayloadRequest): Promise<string> {
  const found = isEditorState(value) ? blocksIn(value) : [];
  if (!isEditorState(value) || found.length === 0) return htmlOfLexical(value);
  const htmlOf = new Map<unknown, string>();
  await Promise.all(
    found.map(async (node) => {
      htmlOf.set(node, await htmlOfBlock(req, node.fields));
    }),
  );
  const ofBlock = ({ node }: { node: unknown }) => htmlOf.get(node) ?? "";
  const withBlocks: HTMLConvertersFunction = (given) => {
    const { inlineBlocks: _, ...others } = converters(given);
    return {
      ...others,
      blocks: Object.fromEntries(found.map(({ fields }) => [String(fields.blockType), ofBlock])),
    };
  };
  return convertLexicalToHTML({ data: value, converters: withBlocks, disableContainer: true });
}

type RichTextOptions = {
  html: string;
  label?: string;
  required?: boolean;
  description?: string;
  /** Whether the editor is shown. */
  condition?: Condition;
  /** Whether pictures, galleries, tables and videos may stand in it. */
  blocks?: boolean;
};

/**
 * A text that staff write in the editor (`name`) and its HTML (`html`), worked out when it is read. The site reads
 * the HTML alone.
 */
export function richText(
  name: string,
  { html, label, required, description, condition, blocks }: RichTextOptions,
): Field[] {
  const source: RichTextField = {
    name,
    type: "richText",
    label,
    required,
    admin: { description, condition },
    ...(blocks && { editor: editorWithBlocks() }),
  };
  const answer: TextareaField = {
    name: html,
    type: "textarea",
    virtual: true,
    admin: { disabled: true },
    hooks: {
      afterRead: [
        ({ siblingData, req }) =>
          blocks ? htmlWithBlocks(siblingData?.[name], req) : htmlOfLexical(siblingData?.[name]),
      ],
    },
  };
  return [source, answer];
}
