import { staffWithRole } from "../../access/staff-with-role.ts";

/** Donors' records: donor services and finance; editors never see them. */
export const moneyStaff = staffWithRole("donor-services", "finance");
