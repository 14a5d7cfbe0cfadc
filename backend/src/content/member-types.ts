import type { CollectionConfig } from "payload";
import { openContent } from "../access/collection-access.ts";
import { order } from "../fields/order.ts";
import { slug } from "../fields/slug.ts";
import { keptWhileUsed } from "./uses/kept-while-used.ts";

export const memberTypes: CollectionConfig = {
  slug: "memberTypes",
  labels: { singular: "Team", plural: "Teams" },
  graphQL: { singularName: "MemberType", pluralName: "MemberTypes" },
  access: openContent,
  admin: { group: "People", useAsTitle: "name", defaultColumns: ["name", "slug", "parent"] },
  defaultSort: "order",
  hooks: { beforeDelete: [keptWhileUsed] },
  fields: [
    { name: "name", type: "text", required: true },
    slug({ from: "name" }),
    {
      name: "parent",
      type: "relationship",
      relationTo: "memberTypes",
      label: "Part of",
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
    },
    order,
  ],
};
