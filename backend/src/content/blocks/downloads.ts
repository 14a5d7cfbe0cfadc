import type { Block } from "payload";
import { file } from "../fields/file.ts";

export const downloads: Block = {
  slug: "downloads",
  interfaceName: "DownloadsBlock",
  labels: { singular: "Downloads", plural: "Downloads" },
  fields: [
    { name: "title", type: "text" },
    {
      name: "files",
      type: "array",
      required: true,
      labels: { singular: "File", plural: "Files" },
      fields: [
        { name: "label", type: "text", required: true },
        { name: "note", type: "text" },
        file("file", "application/pdf", { required: true }),
      ],
    },
  ],
};
