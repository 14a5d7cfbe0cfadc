import type { CollectionConfig, Field } from "payload";
import { ownRecords } from "../../access/collection-access.ts";
import { administratorsOnly, nobody } from "../../access/staff.ts";
import { copy } from "./second-factor-copy.ts";

const onlyByItsEndpoints = { create: nobody, update: nobody };

/** What an account says of its second factor; the factor itself lies elsewhere (`second-factors.ts`). */
export const secondFactorFields: Field[] = [
  {
    name: "secondFactorSince",
    type: "date",
    label: copy.since,
    access: {
      ...onlyByItsEndpoints,
      read: ({ req, id, doc }) => administratorsOnly({ req }) || req.user?.id === (id ?? doc?.id),
    },
    admin: { readOnly: true, hidden: true },
  },
  {
    name: "secondFactorSettings",
    type: "ui",
    admin: {
      disableListColumn: true,
      components: { Field: "/staff/second-factor/admin/account-section.tsx#AccountSection" },
    },
  },
  // Added to the library's own field: when this session gave the second factor.
  {
    name: "sessions",
    type: "array",
    fields: [{ name: "secondFactorAt", type: "date", access: onlyByItsEndpoints }],
  },
];

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
    // The key that the telephone has too, sealed (`time-code.ts`).
    { name: "sealedKey", type: "text", required: true },
    // The time step of the last code that was accepted: each is good once.
    { name: "lastStep", type: "number", required: true, defaultValue: 0 },
    // Hashes of the recovery codes that are left, with spaces between.
    { name: "recoveryHashes", type: "text", required: false },
  ],
};
