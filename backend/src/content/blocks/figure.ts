import { image } from "../../fields/image.ts";
import { pageBlock } from "./page-block.ts";

export const figure = pageBlock("figure", {
  labels: { singular: "Picture", plural: "Pictures" },
  fields: [image("image", { required: true }), { name: "caption", type: "text" }],
});
