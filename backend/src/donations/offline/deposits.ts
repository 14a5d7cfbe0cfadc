import type { CollectionConfig } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { dayComponents } from "../../platform/admin/one-date-format.ts";
import { depositEndpoints } from "./deposit-endpoints.ts";

/**
 * What goes to the bank together: cheques and cash of one paying-in slip, or transfers of one line of its statement. What is in
 * it and what that comes to is asked of the gifts (`deposit-sums.ts`). One that was checked changes no more.
 */
export const deposits: CollectionConfig = {
  slug: "deposits",
  graphQL: false,
  disableDuplicate: true,
  access: officeRecords("deposits"),
  admin: {
    // Staff come from the screen of deposits.
    group: false,
    useAsTitle: "day",
    defaultColumns: ["day", "reference", "state", "bankCents"],
    hidden: hiddenUnlessRead("deposits"),
  },
  endpoints: depositEndpoints,
  indexes: [{ fields: ["state", "day"] }],
  fields: [
    { name: "day", type: "text", required: true, index: true, admin: { components: dayComponents } },
    { name: "reference", type: "text", label: "The bank’s reference" },
    { name: "note", type: "text" },
    {
      name: "state",
      type: "select",
      required: true,
      defaultValue: "open",
      options: [
        { value: "open", label: "Open" },
        { value: "checked", label: "Agrees with the bank" },
      ],
    },
    { name: "bankCents", type: "number", label: "What the bank says" },
    { name: "checkedAt", label: "Compared with the bank", type: "date" },
    { name: "checkedBy", label: "Compared by", type: "text" },
  ],
};
