import { pageBlock } from "./page-block.ts";

export const table = pageBlock("table", {
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
});
