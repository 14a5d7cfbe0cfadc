import type { SerializedLinkNode } from "@payloadcms/richtext-lexical";
import type { HTMLConverter, HTMLConvertersFunction } from "@payloadcms/richtext-lexical/html";
import { convertLexicalToHTML, LinkHTMLConverter } from "@payloadcms/richtext-lexical/html";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { glossaryTermUrl } from "@pcf/contract/urls";
import type { Condition, Field, PayloadRequest, RichTextField, TextareaField } from "payload";
import { type DocumentLink, documentLinkOf, documentLinksIn } from "./document-links.ts";
import { loadRelated } from "./load-related.ts";
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

type LinkConverter = Extract<HTMLConverter<SerializedLinkNode>, (...given: never[]) => string>;

const addressLink = LinkHTMLConverter({}).link as LinkConverter;

/**
 * A word that the glossary explains is a link to its place there. Without its document it is the words alone; whether visitors may
 * see that document is for the site to judge, which has all of them.
 */
const linkWith =
  (slugs: ReadonlyMap<DocumentLink["id"], string>): LinkConverter =>
  (given) => {
    const link = documentLinkOf(given.node);
    if (!link) return addressLink(given);
    const words = given.nodesToHTML({ nodes: given.node.children }).join("");
    const slug = slugs.get(link.id);
    return slug === undefined ? words : `<a href="${escapedMarkup(glossaryTermUrl(slug))}">${words}</a>`;
  };

/**
 * HTML of what the editor stores; empty text when there is nothing. Pictures and videos of its blocks are loaded first, and the
 * words of the glossary that it marks.
 */
async function htmlOfLexical(value: unknown, req: PayloadRequest): Promise<string> {
  if (!isEditorState(value)) return "";
  const htmlOf = new Map<unknown, string>();
  const blocks = blocksIn(value);
  const slugs = new Map<DocumentLink["id"], string>();
  await Promise.all([
    ...blocks.map(async (node) => {
      htmlOf.set(node, await htmlOfBlock(req, node.fields));
    }),
    ...documentLinksIn(value).map(async ({ id }) => {
      const term = await loadRelated(req, "glossaryTerms", id);
      if (term?.slug) slugs.set(id, term.slug);
    }),
  ]);
  const withLoaded: HTMLConvertersFunction = (given) => {
    const { inlineBlocks: _, ...others } = converters(given);
    return {
      ...others,
      link: linkWith(slugs),
      blocks: Object.fromEntries(
        blocks.map(({ fields }) => [
          String(fields.blockType),
          ({ node }: { node: unknown }) => htmlOf.get(node) ?? "",
        ]),
      ),
    };
  };
  return convertLexicalToHTML({ data: value, converters: withLoaded, disableContainer: true });
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
    // As an empty text is stored. In a new row it would be undefined until the draft is saved: the editor would take the saved
    // null for a change, draw itself anew, and lose the cursor and the words typed since.
    defaultValue: () => null,
    admin: { description, condition },
    ...(blocks && { editor: editorWithBlocks() }),
  };
  const answer: TextareaField = {
    name: html,
    type: "textarea",
    virtual: true,
    admin: { disabled: true },
    hooks: {
      afterRead: [({ siblingData, req }) => htmlOfLexical(siblingData?.[name], req)],
    },
  };
  return [source, answer];
}
