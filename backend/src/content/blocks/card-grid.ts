import { href } from "../../fields/href.ts";
import { image } from "../../fields/image.ts";
import { pageBlock } from "./page-block.ts";

export const cardGrid = pageBlock("cardGrid", {
  labels: { singular: "Cards", plural: "Cards" },
  fields: [
    { name: "title", type: "text" },
    {
      name: "cards",
      type: "array",
      required: true,
      labels: { singular: "Card", plural: "Cards" },
      fields: [
        { name: "title", type: "text", required: true },
        { name: "text", type: "textarea" },
        href("href", { required: true }),
        image("image"),
      ],
    },
  ],
});
