import { href } from "../../fields/href.ts";
import { image } from "../../fields/image.ts";
import { pageBlock } from "./page-block.ts";

export const logoGrid = pageBlock("logoGrid", {
  labels: { singular: "Logos", plural: "Logos" },
  fields: [
    { name: "title", type: "text" },
    {
      name: "logos",
      type: "array",
      required: true,
      labels: { singular: "Logo", plural: "Logos" },
      fields: [
        { name: "name", type: "text", required: true },
        href("href", { required: true }),
        image("image"),
      ],
    },
  ],
});
