import { pageBlock } from "./page-block.ts";

export const videoCarousel = pageBlock("videoCarousel", {
  labels: { singular: "Video carousel", plural: "Video carousels" },
  fields: [
    { name: "title", type: "text" },
    { name: "videos", type: "relationship", relationTo: "videos", hasMany: true, required: true },
  ],
});
