import type { Field, RichTextField, TextareaField } from "payload";
import { htmlOfLexical } from "./html-of-lexical.ts";

type RichTextOptions = { html: string; label?: string; required?: boolean; description?: string };

/**
 * A text that staff write in the editor (`name`) and its HTML (`html`), worked out when it is read. The site reads
 * the HTML alone.
 */
export function richText(name: string, { html, label, required, description }: RichTextOptions): Field[] {
  const source: RichTextField = { name, type: "richText", label, required, admin: { description } };
  const answer: TextareaField = {
    name: html,
    type: "textarea",
    virtual: true,
    admin: { disabled: true },
    hooks: { afterRead: [({ siblingData }) => htmlOfLexical(siblingData?.[name])] },
  };
  return [source, answer];
}
