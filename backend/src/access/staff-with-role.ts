import type { PayloadRequest } from "payload";
import { activeStaff } from "./active-staff.ts";
import type { Role } from "./roles.ts";
import { rolesFor, type StaffAction } from "./staff-actions.ts";

/** Staff whose account has one of the roles; administrators always may. */
export const staffWithRole =
  (...allowed: Role[]) =>
  ({ req }: { req: Pick<PayloadRequest, "user"> }): boolean => {
    const role = activeStaff(req)?.role;
    return role === "administrator" || (role !== undefined && allowed.includes(role));
  };

/** Staff who may do what a button of the admin does. */
export const staffWhoMay = (action: StaffAction) => staffWithRole(...rolesFor(action));
