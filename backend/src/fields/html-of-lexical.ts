import { convertLexicalToHTML, type HTMLConvertersFunction } from "@payloadcms/richtext-lexical/html";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";

const isEditorState = (value: unknown): value is SerializedEditorState =>
  typeof value === "object" && value !== null && "root" in value;

/** The library's own list item carries empty `style` attributes, which the site's content security policy forbids. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  list: ({ node, nodesToHTML }) => {
    const tag = node.listType === "number" ? "ol" : "ul";
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join("")}</${tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join("")}</li>`,
});

/** HTML of what the editor stores; empty text when there is nothing. */
export function htmlOfLexical(value: unknown): string {
  if (!isEditorState(value)) return "";
  return convertLexicalToHTML({ data: value, converters, disableContainer: true });
}
