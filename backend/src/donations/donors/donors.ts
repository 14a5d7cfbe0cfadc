import type { CollectionConfig } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { dayComponents } from "../../platform/admin/one-date-format.ts";

/** How a donor's monthly giving stands: of several monthly gifts the one that stands best. */
export const monthlyStandings = ["active", "failing", "paused", "stopped"] as const;
export type MonthlyStanding = (typeof monthlyStandings)[number];

/**
 * Who gives, one row an address. It is worked out from the gifts (`keep-donors.ts`) and holds nothing that they do not, but
 * for the notes of staff and that two addresses are the same person's: the sums of such a person stand in the row that the
 * others point to.
 */
export const donors: CollectionConfig = {
  slug: "donors",
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("donors"),
  admin: {
    group: false,
    useAsTitle: "name",
    defaultColumns: ["name", "email", "totalCents", "lastDay"],
    hidden: hiddenUnlessRead("donors"),
  },
  fields: [
    {
      name: "email",
      type: "text",
      required: true,
      unique: true,
      admin: { description: "In one spelling: small letters." },
    },
    { name: "name", type: "text", required: true, index: true },
    { name: "words", type: "text", required: true, admin: { hidden: true } },
    {
      name: "sameAs",
      type: "relationship",
      relationTo: "donors",
      index: true,
      label: "The same person as",
    },
    { name: "city", type: "text" },
    { name: "province", type: "text" },
    { name: "gifts", type: "number", required: true, defaultValue: 0, label: "Gifts" },
    { name: "totalCents", type: "number", required: true, defaultValue: 0, index: true },
    { name: "firstDay", type: "text", index: true, admin: { components: dayComponents } },
    { name: "lastDay", type: "text", index: true, admin: { components: dayComponents } },
    { name: "monthly", type: "select", index: true, options: [...monthlyStandings] },
    { name: "notes", type: "textarea" },
  ],
};
