import { plainEmail } from "@pcf/contract/typed-email";
import type { CollectionConfig } from "payload";
import { hiddenUnlessRead, officeRecords } from "../../access/collection-access.ts";
import { staffChanges } from "../../audit/staff-changes.ts";

/** Who may not give online, why and for how long. Matching is exact; addresses of a domain are given as `@domain`. */
export const blocklist: CollectionConfig = {
  slug: "blocklist",
  labels: { singular: "Blocked", plural: "Blocklist" },
  graphQL: false,
  access: officeRecords("blocklist"),
  admin: {
    group: "Donations",
    useAsTitle: "value",
    defaultColumns: ["value", "kind", "reason", "expiresAt"],
    hidden: hiddenUnlessRead("blocklist"),
  },
  // The value is somebody's address, so a line names the kind alone.
  hooks: staffChanges({
    created: "block-added",
    changed: "block-changed",
    deleted: "block-removed",
    label: ({ kind }) => String(kind),
  }),
  indexes: [{ fields: ["kind", "value"], unique: true }],
  fields: [
    { name: "kind", type: "select", required: true, options: ["ip", "email", "email-domain"] },
    {
      name: "value",
      type: "text",
      required: true,
      hooks: {
        beforeValidate: [
          ({ value, siblingData: { kind } }) => {
            if (typeof value !== "string") return value;
            const ofDomain = kind === "email-domain" && !value.includes("@");
            return plainEmail(ofDomain ? `@${value.trim()}` : value).toLowerCase();
          },
        ],
      },
    },
    { name: "reason", type: "text", required: true },
    {
      name: "expiresAt",
      type: "date",
      admin: {
        date: { pickerAppearance: "dayOnly" },
        description: "Without a day, and at the latest, it ends two years after its last change.",
      },
    },
  ],
};
