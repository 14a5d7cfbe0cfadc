import { type Access, APIError, type CollectionConfig } from "payload";
import { seesArea } from "../access/rights.ts";
import { activeStaff, nobody } from "../access/staff.ts";
import { type LogAction, logActionsOf } from "../platform/feature.ts";

/** Staff read the lines about what their role may see. */
const seesLine: Access = ({ req }) => {
  const role = activeStaff(req)?.role;
  if (!role || role === "administrator") return role === "administrator";
  const seen = logActionsOf(req.payload.config).filter(({ area }) => seesArea(role, area, "log"));
  return { action: { in: seen.map(({ value }) => value) } };
};

const refuse = () => {
  throw new APIError("The log is only ever added to", 403, null, true);
};

/**
 * Who did what, when, to which record. Lines are added by `recordAction` and never changed or removed, by no role and not
 * by the application either. Of donors and readers they hold references and, where staff have sent something, the first
 * letter and the domain of an address; of one who was looked up or erased the first letter alone.
 */
export const auditLog = (actions: readonly LogAction[]): CollectionConfig => ({
  slug: "audit-log",
  labels: { singular: "Line of the log", plural: "Log" },
  graphQL: false,
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  access: { read: seesLine, create: nobody, update: nobody, delete: nobody },
  hooks: {
    beforeChange: [({ operation }) => (operation === "update" ? refuse() : undefined)],
    beforeDelete: [refuse],
  },
  admin: {
    group: "Office",
    useAsTitle: "staffName",
    defaultColumns: ["at", "staffName", "action", "label", "detail"],
    pagination: { defaultLimit: 50 },
    listSearchableFields: ["staffName", "label", "detail"],
    description: "Who did what and when. Nobody can change or remove a line.",
  },
  defaultSort: ["-at", "-id"],
  indexes: [{ fields: ["onCollection", "onId"] }],
  fields: [
    {
      name: "at",
      type: "date",
      required: true,
      index: true,
      label: "When",
    },
    { name: "staffName", type: "text", required: true, label: "Who" },
    { name: "staffId", type: "number", index: true, label: "Account", admin: { hidden: true } },
    {
      name: "action",
      type: "select",
      required: true,
      index: true,
      label: "What",
      options: actions.map(({ value, label }) => ({ value, label })),
    },
    { name: "onCollection", type: "text", admin: { hidden: true } },
    { name: "onId", type: "text", admin: { hidden: true } },
    {
      name: "label",
      type: "text",
      label: "About",
      admin: {
        components: {
          Cell: "/audit/admin/line-cells.tsx#AboutCell",
          Field: "/audit/admin/line-cells.tsx#AboutRecord",
        },
      },
    },
    {
      name: "detail",
      type: "text",
      label: "More",
      admin: { components: { Cell: "/audit/admin/line-cells.tsx#DetailCell" } },
    },
  ],
});
