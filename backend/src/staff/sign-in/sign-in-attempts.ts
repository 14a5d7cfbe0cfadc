import type { CollectionConfig } from "payload";
import { ownRecords } from "../../access/collection-access.ts";

/** Tries of passwords and codes. Keys are keyed hashes that tell neither who nor where; rows are short-lived. */
export const signInAttempts: CollectionConfig = {
  slug: "sign-in-attempts",
  graphQL: false,
  access: ownRecords,
  admin: { hidden: true },
  fields: [
    { name: "key", type: "text", required: true, unique: true },
    { name: "tries", type: "number", required: true },
    { name: "waitUntil", type: "date", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};
