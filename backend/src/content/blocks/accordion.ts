import { richText } from "../../fields/rich-text.ts";
import { pageBlock } from "./page-block.ts";

export const accordion = pageBlock("accordion", {
  labels: { singular: "Accordion", plural: "Accordions" },
  fields: [
    { name: "title", type: "text" },
    {
      name: "items",
      type: "array",
      minRows: 1,
      labels: { singular: "Item", plural: "Items" },
      fields: [
        { name: "title", type: "text", required: true },
        ...richText("body", { html: "html", label: "Text", required: true }),
      ],
    },
  ],
});
