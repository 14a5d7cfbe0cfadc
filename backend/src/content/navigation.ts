import type { ArrayField, Field, GlobalConfig } from "payload";
import { openGlobal } from "../access/collection-access.ts";
import { href } from "../fields/href.ts";
import { publishingOfGlobal } from "../fields/publishing.ts";

const link: Field = {
  type: "row",
  fields: [{ name: "label", type: "text", required: true }, href("href", { required: true })],
};

const linksBelow = (name: string, fields: Field[]): ArrayField => ({
  name,
  type: "array",
  label: "Links below it",
  labels: { singular: "Link", plural: "Links" },
  admin: { initCollapsed: true },
  fields,
});

/** The third level has a name of its own: the database cannot hold a list inside a list of the same name. */
const children = linksBelow("children", [link, linksBelow("links", [link])]);

export const navigation: GlobalConfig = {
  slug: "navigation",
  label: "Menu",
  access: openGlobal,
  versions: publishingOfGlobal,
  admin: { group: "Pages", description: "Three levels, shown in the header and in the menu on phones." },
  fields: [
    {
      name: "menu",
      type: "array",
      label: "Sections",
      labels: { singular: "Section", plural: "Sections" },
      admin: { initCollapsed: true },
      fields: [
        link,
        {
          name: "description",
          type: "textarea",
          admin: { description: "One sentence shown when the menu is open." },
        },
        children,
      ],
    },
  ],
};
