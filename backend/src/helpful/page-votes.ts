import type { CollectionConfig } from "payload";
import { officeRecords } from "../access/collection-access.ts";

/** How many readers pressed Yes and No under a page in a month, and nothing about any of them. */
export const pageVotes: CollectionConfig = {
  slug: "page-votes",
  labels: { singular: "Answers about a page", plural: "Answers about pages" },
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  access: officeRecords("page-votes"),
  // Staff read it as a list of ours (`votes-list.ts`).
  admin: { hidden: true },
  indexes: [{ fields: ["page", "month"], unique: true }],
  fields: [
    /** The page's address. */
    { name: "page", type: "text", required: true },
    /** `YYYY-MM` on the charity's calendar. */
    { name: "month", type: "text", required: true },
    { name: "yes", type: "number", required: true },
    { name: "no", type: "number", required: true },
  ],
};
