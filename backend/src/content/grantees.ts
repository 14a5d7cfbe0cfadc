import type { CollectionConfig } from "payload";
import { draftedContent } from "../access/collection-access.ts";
import { image } from "../fields/image.ts";
import { publishing } from "../fields/publishing.ts";
import { richText } from "../fields/rich-text.ts";
import { slug } from "../fields/slug.ts";

export const grantYears: CollectionConfig = {
  slug: "grantYears",
  labels: { singular: "Grant year", plural: "Grant years" },
  access: draftedContent,
  versions: publishing,
  admin: { group: "Grants", useAsTitle: "name", defaultColumns: ["name", "grantees", "_status"] },
  defaultSort: "-name",
  fields: [
    { name: "name", type: "text", label: "Year", required: true, unique: true },
    slug({ from: "name" }),
    { name: "description", type: "textarea" },
    {
      name: "grantees",
      type: "relationship",
      relationTo: "grantees",
      hasMany: true,
      admin: { description: "In the order in which they are shown." },
    },
  ],
};

export const grantees: CollectionConfig = {
  slug: "grantees",
  access: draftedContent,
  versions: publishing,
  admin: {
    group: "Grants",
    useAsTitle: "title",
    defaultColumns: ["title", "granteeBio.institution", "_status"],
    description: "A grantee shows on the site once a grant year lists it.",
  },
  defaultSort: "title",
  fields: [
    { name: "title", type: "text", label: "Name", required: true },
    {
      name: "granteeBio",
      type: "group",
      label: "About",
      fields: [
        { name: "title", type: "text", label: "Position" },
        { name: "institution", type: "text" },
        { name: "project", type: "textarea" },
        { name: "amount", type: "number", min: 0, admin: { description: "Whole dollars." } },
        ...richText("biography", { html: "description" }),
        image("portfolioPicture", { label: "Portrait" }),
      ],
    },
  ],
};
