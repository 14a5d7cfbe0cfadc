import type { CollectionConfig } from "payload";
import { ownRecords } from "../../access/collection-access.ts";

/**
 * Links to the donor's own page that were mailed, and who is signed in by one. Whose it is stands in the gift alone: when
 * its donor is erased, the page closes. Link and cookie are kept as hashes, which open nothing; rows live for less than
 * an hour.
 */
export const donorSignIns: CollectionConfig = {
  slug: "donor-sign-ins",
  graphQL: false,
  access: ownRecords,
  admin: { hidden: true },
  fields: [
    { name: "link", type: "text", required: true, unique: true },
    { name: "gift", type: "relationship", relationTo: "donations" },
    { name: "openedAt", type: "date" },
    { name: "session", type: "text", unique: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};
