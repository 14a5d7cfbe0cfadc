import type { Block } from "payload";

export const quote: Block = {
  slug: "quote",
  interfaceName: "QuoteBlock",
  labels: { singular: "Quote", plural: "Quotes" },
  fields: [
    { name: "text", type: "textarea", required: true },
    { name: "attribution", type: "text", label: "Who said it" },
  ],
};
