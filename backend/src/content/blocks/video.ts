import { pageBlock } from "./page-block.ts";

export const video = pageBlock("video", {
  labels: { singular: "Video", plural: "Videos" },
  fields: [
    { name: "video", type: "relationship", relationTo: "videos", required: true },
    { name: "caption", type: "text" },
  ],
});
