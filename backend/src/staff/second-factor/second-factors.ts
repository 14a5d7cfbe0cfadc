import type { CollectionConfig } from "payload";
import { ownRecords } from "../../access/collection-access.ts";

/**
 * The second factors of staff, apart from their accounts so that no reading of an account can bring one along. One that
 * is being set up counts only once the account says so (`secondFactorSince`).
 */
export const secondFactors: CollectionConfig = {
  slug: "second-factors",
  graphQL: false,
  access: ownRecords,
  admin: { hidden: true },
  fields: [
    { name: "account", type: "number", required: true, unique: true },
    // The key that the telephone has too, sealed (`sealed-key.ts`).
    { name: "sealedKey", type: "text", required: true },
    // The time step of the last code that was accepted: each is good once.
    { name: "lastStep", type: "number", required: true, defaultValue: 0 },
    // Hashes of the recovery codes that are left, with spaces between.
    { name: "recoveryHashes", type: "text", required: false },
  ],
};
