import type { CollectionConfig } from "payload";
import { ownRecords } from "../../access/collection-access.ts";

/** How often something happened in a span of time. Keys are keyed hashes; rows are short-lived. */
export const protectionCounters: CollectionConfig = {
  slug: "protection-counters",
  graphQL: false,
  access: ownRecords,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: "key", type: "text", required: true, unique: true },
    { name: "count", type: "number", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};
