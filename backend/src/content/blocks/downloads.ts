import { file } from "../../fields/file.ts";
import { pageBlock } from "./page-block.ts";

export const downloads = pageBlock("downloads", {
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
});
