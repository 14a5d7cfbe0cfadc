import { staffWithRole } from "../staff/access/staff-with-role.ts";

/** Who sees mails to donors: they hold names, addresses and receipts. */
export const seesMail = staffWithRole("donor-services", "finance");
