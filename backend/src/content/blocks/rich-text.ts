import { richText as richTextFields } from "../../fields/rich-text.ts";
import { pageBlock } from "./page-block.ts";

export const richText = pageBlock("richText", {
  labels: { singular: "Text", plural: "Texts" },
  fields: richTextFields("body", { html: "html", label: "Text", required: true }),
});
