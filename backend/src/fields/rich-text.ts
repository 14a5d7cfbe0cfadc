import type { HTMLConvertersFunction } from "@payloadcms/richtext-lexical/html";
import { convertLexicalToHTML } from "@payloadcms/richtext-lexical/html";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import type { Condition, Field, RichTextField, TextareaField } from "payload";

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
function htmlOfLexical(value: unknown): string {
  if (!isEditorState(value)) return "";
  return convertLexicalToHTML({ data: value, converters, disableContainer: true });
}

type RichTextOptions = {
  html: string;
  label?: string;
  required?: boolean;
  description?: string;
  /** Whether the editor is shown. */
  condition?: Condition;
};

/**
 * A text that staff write in the editor (`name`) and its HTML (`html`), worked out when it is read. The site reads
 * the HTML alone.
 */
export function richText(
  name: string,
  { html, label, required, description, condition }: RichTextOptions,
): Field[] {
  const source: RichTextField = {
    name,
    type: "richText",
    label,
    required,
    admin: { description, condition },
  };
  const answer: TextareaField = {
    name: html,
    type: "textarea",
    virtual: true,
    admin: { disabled: true },
    hooks: { afterRead: [({ siblingData }) => htmlOfLexical(siblingData?.[name])] },
  };
  return [source, answer];
}
