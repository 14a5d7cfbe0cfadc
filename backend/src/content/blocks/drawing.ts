import { pageBlock } from "./page-block.ts";

export const drawing = pageBlock("drawing", {
  labels: { singular: "Drawing", plural: "Drawings" },
  fields: [
    {
      name: "drawing",
      type: "upload",
      relationTo: "drawings",
      required: true,
      admin: {
        description:
          "Its title, legend and caption stand with the drawing itself, once for all pages that show it.",
      },
    },
  ],
});
