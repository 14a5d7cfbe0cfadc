import type { GlobalConfig } from "payload";
import { openGlobal } from "../access/collection-access.ts";
import { href } from "../fields/href.ts";
import { image } from "../fields/image.ts";
import { publishingOfGlobal } from "../fields/publishing.ts";
import { namedBy } from "../fields/rows/named-rows.ts";

export const home: GlobalConfig = {
  slug: "home",
  label: "Home page",
  access: openGlobal,
  versions: publishingOfGlobal,
  admin: { group: "Pages" },
  fields: [
    {
      name: "slides",
      type: "array",
      minRows: 1,
      labels: { singular: "Slide", plural: "Slides" },
      fields: [
        { name: "title", type: "text", required: true },
        { name: "description", type: "textarea" },
        href("learnMore", { label: "Learn More link" }),
        image("image", { required: true }),
      ],
    },
    {
      name: "vision",
      type: "group",
      fields: [
        { name: "title", type: "text", required: true, defaultValue: "" },
        { name: "text", type: "textarea", required: true, defaultValue: "" },
      ],
    },
    {
      name: "figures",
      type: "array",
      labels: { singular: "Figure", plural: "Figures" },
      ...namedBy("value", "label"),
      fields: [
        {
          type: "row",
          fields: [
            { name: "value", type: "text", required: true, admin: { description: 'Such as "25+".' } },
            { name: "label", type: "text", required: true },
          ],
        },
      ],
    },
    {
      name: "initiatives",
      type: "array",
      label: "Key initiatives",
      labels: { singular: "Initiative", plural: "Initiatives" },
      fields: [
        { name: "title", type: "text", required: true },
        { name: "text", type: "textarea" },
        href("href", { required: true }),
        image("image"),
      ],
    },
    { name: "photo", type: "group", fields: [image("image"), { name: "caption", type: "text" }] },
    {
      name: "takeAction",
      label: "Take action",
      type: "group",
      fields: [
        { name: "title", type: "text", required: true, defaultValue: "" },
        { name: "text", type: "textarea" },
        {
          name: "links",
          type: "array",
          labels: { singular: "Link", plural: "Links" },
          fields: [
            { name: "label", type: "text", required: true },
            href("href", { required: true }),
            { name: "text", type: "textarea" },
          ],
        },
      ],
    },
  ],
};
