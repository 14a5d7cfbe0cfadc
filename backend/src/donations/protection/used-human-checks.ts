import type { CollectionConfig } from "payload";
import { ownRecords } from "../../access/collection-access.ts";

/** Solved human checks that were used, until they expire: the unique index makes each good for one attempt. */
export const usedHumanChecks: CollectionConfig = {
  slug: "used-human-checks",
  graphQL: false,
  access: ownRecords,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: "check", type: "text", required: true, unique: true },
    { name: "usedFor", type: "text", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};
