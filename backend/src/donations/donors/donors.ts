import type { CollectionConfig } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { dayComponents } from "../../platform/admin/one-date-format.ts";
import { donorEndpoints } from "./donor-endpoints.ts";
import { standingWords } from "./monthly-standing.ts";

/** Orders of the list of donors: each is read from its beginning, without the rows that no list shows. */
const listOrders = ["totalCents", "lastDay", "firstDay", "name", "monthly"];

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
  endpoints: donorEndpoints,
  indexes: [
    ...listOrders.map((order) => ({ fields: ["isListed", order] })),
    // A filter that few fit is read in the first order of the list, without the rows of all others.
    ...["province", "monthly"].map((filter) => ({ fields: [filter, "totalCents"] })),
  ],
  fields: [
    {
      name: "email",
      type: "text",
      required: true,
      unique: true,
      admin: {
        description:
          "In one spelling: small letters. Of a donor without an address, what stands for it here; no mail goes to it.",
      },
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
    // A person of whom there is a gift or a monthly gift: who only tried to give is found by words alone, and a second address never.
    { name: "isListed", type: "checkbox", required: true, defaultValue: false, admin: { hidden: true } },
    { name: "city", type: "text" },
    { name: "province", type: "text" },
    { name: "gifts", type: "number", required: true, defaultValue: 0, label: "Gifts" },
    { name: "totalCents", type: "number", required: true, defaultValue: 0, label: "Total" },
    { name: "firstDay", type: "text", label: "First gift", admin: { components: dayComponents } },
    { name: "lastDay", type: "text", label: "Last gift", admin: { components: dayComponents } },
    {
      name: "lastMonthlyDay",
      type: "text",
      label: "Last month of a monthly gift",
      admin: { components: dayComponents },
    },
    {
      name: "monthly",
      type: "select",
      label: "Monthly gift",
      options: Object.entries(standingWords).map(([value, label]) => ({ value, label })),
    },
    { name: "notes", type: "textarea", label: "Notes of our staff" },
  ],
};
