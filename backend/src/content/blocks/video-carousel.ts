import type { Block } from "payload";

export const videoCarousel: Block = {
  slug: "videoCarousel",
  interfaceName: "VideoCarouselBlock",
  labels: { singular: "Video carousel", plural: "Video carousels" },
  fields: [
    { name: "title", type: "text" },
    { name: "videos", type: "relationship", relationTo: "videos", hasMany: true, required: true },
  ],
};
