import type { CollectionConfig } from "payload";
import { nobody } from "../../access/nobody.ts";

/** Solved human checks that were used, until they expire: the unique index makes each good for one attempt. */
export const usedHumanChecks: CollectionConfig = {
  slug: "used-human-checks",
  graphQL: false,
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: "check", type: "text", required: true, unique: true },
    { name: "usedFor", type: "text", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};
