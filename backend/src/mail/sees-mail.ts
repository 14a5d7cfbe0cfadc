import type { Access } from "payload";
import { administratorsOnly } from "../staff/access/administrators-only.ts";
import { staffWithRole } from "../staff/access/staff-with-role.ts";
import type { MailKind } from "./mail.ts";

const seesMailToDonors = staffWithRole("donor-services", "finance");
const toStaff: MailKind = "staff-account";

/**
 * Who sees which mails. Those to donors hold names, addresses and receipts; those to staff hold links that open an
 * account, so administrators alone see them.
 */
export const seesMail: Access = ({ req }) => {
  if (administratorsOnly({ req })) return true;
  return seesMailToDonors({ req }) && { kind: { not_equals: toStaff } };
};
