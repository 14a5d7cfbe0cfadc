import { pageBlock } from "./page-block.ts";

export const quote = pageBlock("quote", {
  labels: { singular: "Quote", plural: "Quotes" },
  fields: [
    { name: "text", type: "textarea", required: true },
    { name: "attribution", type: "text", label: "Who said it" },
  ],
});
