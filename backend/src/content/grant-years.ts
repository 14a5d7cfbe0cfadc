import type { CollectionConfig } from "payload";
import { draftedContent } from "../access/collection-access.ts";
import { publishing } from "../fields/publishing.ts";
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
