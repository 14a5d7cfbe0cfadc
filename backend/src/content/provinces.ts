import type { CollectionConfig } from "payload";
import { openContent } from "../access/collection-access.ts";
import { keptWhileUsed } from "./uses/kept-while-used.ts";

export const provinces: CollectionConfig = {
  slug: "provinces",
  labels: { singular: "Province or territory", plural: "Provinces and territories" },
  graphQL: { singularName: "Province", pluralName: "Provinces" },
  access: openContent,
  admin: { group: "Events and groups", useAsTitle: "name", defaultColumns: ["name", "code"] },
  defaultSort: "name",
  hooks: { beforeDelete: [keptWhileUsed] },
  fields: [
    { name: "code", type: "text", required: true, unique: true, minLength: 2, maxLength: 2 },
    { name: "name", type: "text", required: true },
  ],
};
