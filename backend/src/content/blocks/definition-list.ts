import { richText } from "../../fields/rich-text.ts";
import { pageBlock } from "./page-block.ts";

export const definitionList = pageBlock("definitionList", {
  labels: { singular: "Definitions", plural: "Definitions" },
  fields: [
    { name: "title", type: "text" },
    { name: "expandable", type: "checkbox", label: "Each definition opens on its own" },
    {
      name: "items",
      type: "array",
      required: true,
      labels: { singular: "Term", plural: "Terms" },
      fields: [
        { name: "term", type: "text", required: true },
        ...richText("body", { html: "html", label: "Definition", required: true }),
      ],
    },
  ],
});
