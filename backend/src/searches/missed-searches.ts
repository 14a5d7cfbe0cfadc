import type { CollectionConfig } from "payload";
import { officeRecords } from "../access/collection-access.ts";
import { staffChanges } from "../audit/staff-changes.ts";

/** What readers searched for and did not find: the words and how often, and nothing about the person who asked. */
export const missedSearches: CollectionConfig = {
  slug: "missed-searches",
  labels: { singular: "Search that found nothing", plural: "Searches that found nothing" },
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  access: officeRecords("missed-searches"),
  admin: {
    group: "Settings",
    useAsTitle: "term",
    defaultColumns: ["term", "count"],
    description:
      "What readers searched for and did not find. Write a page about it, or add the words under “Words that mean the same”; then delete the row.",
  },
  defaultSort: "-count",
  hooks: staffChanges({ deleted: "search-deleted" }),
  fields: [
    { name: "term", type: "text", required: true, unique: true },
    { name: "count", type: "number", required: true, index: true },
  ],
};
