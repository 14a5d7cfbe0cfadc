import type { Role } from "../access/roles.ts";

/**
 * Who reads the lines about what, beside administrators, who read all: those who may see the records themselves.
 * Accounts and running the system are for administrators alone.
 */
export const auditGroups = {
  giving: ["donor-services", "finance"],
  people: ["donor-services"],
  content: ["editor"],
  accounts: [],
  system: [],
} as const satisfies Record<string, readonly Role[]>;

export type AuditGroup = keyof typeof auditGroups;
