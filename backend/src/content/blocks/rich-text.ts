import type { Block } from "payload";
import { richText as richTextFields } from "../fields/rich-text.ts";

export const richText: Block = {
  slug: "richText",
  interfaceName: "RichTextBlock",
  labels: { singular: "Text", plural: "Texts" },
  fields: richTextFields("body", { html: "html", label: "Text", required: true }),
};
