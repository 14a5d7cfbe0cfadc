import type { Field } from "payload";
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
