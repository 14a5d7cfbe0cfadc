import type { GlobalConfig } from "payload";
import { openGlobal } from "../access/collection-access.ts";
import { href } from "../fields/href.ts";
import { image, images } from "../fields/image.ts";

export const buttsInMotion: GlobalConfig = {
  slug: "buttsInMotion",
  label: "Butts in Motion",
  access: openGlobal,
  versions: { max: 50 },
  admin: { group: "Pages" },
  fields: [
    {
      name: "activities",
      type: "array",
      labels: { singular: "Activity", plural: "Activities" },
      fields: [
        { name: "location", type: "text", required: true },
        image("image"),
        {
          name: "links",
          type: "array",
          labels: { singular: "Link", plural: "Links" },
          fields: [{ name: "title", type: "text", required: true }, href("url", { required: true })],
        },
      ],
    },
    images("gallery"),
  ],
};
