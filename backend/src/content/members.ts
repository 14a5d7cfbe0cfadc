import type { CollectionConfig } from "payload";
import { draftedContent, openContent } from "../access/collection-access.ts";
import { email } from "../fields/email.ts";
import { image } from "../fields/image.ts";
import { order } from "../fields/order.ts";
import { publishing } from "../fields/publishing.ts";
import { richText } from "../fields/rich-text.ts";
import { namedBy } from "../fields/rows/named-rows.ts";
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

export const members: CollectionConfig = {
  slug: "members",
  access: draftedContent,
  versions: publishing,
  admin: {
    group: "People",
    useAsTitle: "title",
    defaultColumns: ["title", "memberTypes", "memberDescription.professionalDesignation", "order", "_status"],
  },
  defaultSort: "order",
  fields: [
    { name: "title", type: "text", label: "Name", required: true },
    slug(),
    order,
    {
      name: "memberTypes",
      type: "relationship",
      relationTo: "memberTypes",
      hasMany: true,
      required: true,
      label: "Teams",
    },
    {
      name: "memberDescription",
      type: "group",
      label: "About",
      fields: [
        { name: "professionalDesignation", label: "Letters after the name", type: "text" },
        ...richText("about", { html: "biography", label: "Biography" }),
        image("profilePicture", { label: "Portrait" }),
      ],
    },
    {
      name: "memberContact",
      type: "group",
      label: "Contact",
      fields: [email("email"), { name: "tel", type: "text", label: "Phone" }],
    },
    {
      name: "committies",
      type: "array",
      label: "Committees",
      labels: { singular: "Committee", plural: "Committees" },
      fields: [
        { name: "name", type: "text", required: true },
        {
          name: "committeeMembers",
          type: "array",
          label: "Members",
          labels: { singular: "Member", plural: "Members" },
          ...namedBy("name", "title"),
          fields: [
            { name: "title", type: "text", label: "Office, such as Chair" },
            { name: "name", type: "text", required: true },
          ],
        },
      ],
    },
  ],
};
