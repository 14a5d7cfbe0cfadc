import type { Block } from "payload";
import { image } from "../fields/image.ts";

export const figure: Block = {
  slug: "figure",
  interfaceName: "FigureBlock",
  labels: { singular: "Picture", plural: "Pictures" },
  fields: [image("image", { required: true }), { name: "caption", type: "text" }],
};
