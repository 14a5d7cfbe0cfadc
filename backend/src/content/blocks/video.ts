import type { Block } from "payload";

export const video: Block = {
  slug: "video",
  interfaceName: "VideoBlock",
  labels: { singular: "Video", plural: "Videos" },
  fields: [
    { name: "video", type: "relationship", relationTo: "videos", required: true },
    { name: "caption", type: "text" },
  ],
};
