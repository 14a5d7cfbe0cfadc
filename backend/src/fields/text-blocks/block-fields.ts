import type { Block } from "payload";
import { image } from "../image.ts";
import { namedBy } from "../rows/named-rows.ts";

/** What staff fill in of a block, and what it is called. */
type Written = Pick<Block, "labels" | "fields">;

/**
 * Blocks that stand in page bodies and, by their names, within texts: both are written alike. Each is made anew, since the
 * library changes what it is given.
 */
export const writtenBlocks = {
  figure: (): Written => ({
    labels: { singular: "Picture", plural: "Pictures" },
    fields: [image("image", { required: true }), { name: "caption", type: "text" }],
  }),
  video: (): Written => ({
    labels: { singular: "Video", plural: "Videos" },
    fields: [
      { name: "video", type: "relationship", relationTo: "videos", required: true },
      { name: "caption", type: "text" },
    ],
  }),
  table: (): Written => ({
    labels: { singular: "Table", plural: "Tables" },
    fields: [
      {
        name: "caption",
        type: "text",
        required: true,
        admin: { description: "What the table shows. Read out before it." },
      },
      {
        name: "columns",
        type: "array",
        required: true,
        minRows: 2,
        labels: { singular: "Column", plural: "Columns" },
        fields: [{ name: "text", type: "text", required: true }],
      },
      {
        name: "rows",
        type: "array",
        required: true,
        labels: { singular: "Row", plural: "Rows" },
        ...namedBy("cells"),
        admin: { description: "The first cell of a row is its heading." },
        fields: [
          {
            name: "cells",
            type: "array",
            labels: { singular: "Cell", plural: "Cells" },
            fields: [{ name: "text", type: "text" }],
          },
        ],
      },
      { name: "note", type: "text", admin: { description: "Shown under the table." } },
    ],
  }),
  gallery: (): Written => ({
    labels: { singular: "Gallery", plural: "Galleries" },
    fields: [
      { name: "title", type: "text" },
      {
        name: "images",
        type: "array",
        required: true,
        labels: { singular: "Picture", plural: "Pictures" },
        fields: [image("image", { required: true }), { name: "caption", type: "text" }],
      },
    ],
  }),
} satisfies Record<string, () => Written>;
