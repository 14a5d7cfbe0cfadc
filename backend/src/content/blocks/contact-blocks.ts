import { email } from "../../fields/email.ts";
import { pageBlock } from "./page-block.ts";

export const contactBlocks = pageBlock("contactBlocks", {
  labels: { singular: "Contacts", plural: "Contacts" },
  fields: [
    { name: "title", type: "text" },
    {
      name: "contacts",
      type: "array",
      required: true,
      labels: { singular: "Contact", plural: "Contacts" },
      fields: [
        { name: "title", type: "text", required: true },
        { name: "text", type: "textarea" },
        email("email"),
        { name: "phone", type: "text" },
      ],
    },
  ],
});
