import { image } from "../../fields/image.ts";
import { pageBlock } from "./page-block.ts";

export const gallery = pageBlock("gallery", {
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
});
