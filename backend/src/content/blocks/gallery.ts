import type { Block } from "payload";
import { image } from "../fields/image.ts";

export const gallery: Block = {
  slug: "gallery",
  interfaceName: "GalleryBlock",
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
};
