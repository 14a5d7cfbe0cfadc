import type { Access } from "payload";
import { activeStaff } from "../access/active-staff.ts";
import { administratorsOnly } from "../access/administrators-only.ts";
import type { Role } from "../access/roles.ts";
import { type AuditAction, auditActions } from "./audit-actions.ts";
import { auditGroups } from "./audit-groups.ts";

/** The actions whose lines a role reads; administrators read every line. */
const actionsFor = (role: Role): AuditAction[] =>
  auditActions
    .filter(({ group }) => (auditGroups[group] as readonly Role[]).includes(role))
    .map(({ value }) => value);

/** Staff read the lines about what their role may see. */
export const seesLine: Access = ({ req }) => {
  if (administratorsOnly({ req })) return true;
  const role = activeStaff(req)?.role;
  return role ? { action: { in: actionsFor(role) } } : false;
};
