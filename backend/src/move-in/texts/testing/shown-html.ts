import { convertLexicalToHTML, type HTMLConvertersFunction } from "@payloadcms/richtext-lexical/html";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import type { TextContext } from "../converter.ts";
import { pageBlocksOf } from "../page-blocks-of.ts";

const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  list: ({ node, nodesToHTML }) => {
    const start = node.tag === "ol" && node.start !== 1 ? ` start=${node.start}` : "";
    return `<${node.tag}${start}>${nodesToHTML({ nodes: node.children }).join("")}</${node.tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join("")}</li>`,
});

/** What the editor would show of a stored text, as HTML. */
export const shownHtml = (body: object): string =>
  convertLexicalToHTML({ data: body as SerializedEditorState, converters, disableContainer: true });

/** A new site that has every picture but those called `gone`, one video, and all links but anchors. */
export const newSite: TextContext = {
  linkTo: (href) => (href.startsWith("#") ? undefined : href),
  picture: (url) => (url.includes("gone") ? undefined : 7),
  video: (url) => (url === "https://www.youtube.com/watch?v=known-video" ? 3 : undefined),
};

/** A text as the blocks of a page: texts as their HTML, other blocks as they are; and the words of its notes. */
export function shownPage(html: string, context = newSite): { parts: unknown[]; notes: string[] } {
  const { blocks, notes } = pageBlocksOf(html, context);
  const parts = blocks.map((block) => {
    if (block.blockType === "richText") return shownHtml(block.body);
    if (block.blockType !== "accordion") return block;
    return block.items?.map(({ title, body }) => [title, shownHtml(body)]);
  });
  return { parts, notes: notes.map(({ words }) => words) };
}
