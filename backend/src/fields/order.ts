import type { NumberField } from "payload";

export const order: NumberField = {
  name: "order",
  type: "number",
  index: true,
  admin: { position: "sidebar", description: "Smaller numbers come first." },
};
