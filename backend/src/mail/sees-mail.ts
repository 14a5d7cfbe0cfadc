import type { Access } from "payload";
import { activeStaff } from "../access/active-staff.ts";
import { administratorsOnly } from "../access/administrators-only.ts";
import type { Role } from "../access/roles.ts";
import type { MailKind } from "./mail.ts";

/**
 * Kinds of mail that a role is not shown. Those to staff hold links that open an account, and those to a donor's own page
 * or to the leader of a group one by which staff would act in the donor's name or a leader's, so administrators alone see them; those about a form or the mailing list are for the roles that see the forms. A role without a line sees none.
 */
const unseen: Partial<Record<Role, MailKind[]>> = {
  "donor-services": ["staff-account", "my-gifts-link", "group-check"],
  finance: [
    "staff-account",
    "my-gifts-link",
    "group-check",
    "form-notice",
    "form-received",
    "list-confirmation",
  ],
};

/** Who sees which mails. Those to donors hold names, addresses and receipts. */
export const seesMail: Access = ({ req }) => {
  if (administratorsOnly({ req })) return true;
  const role = activeStaff(req)?.role;
  const kinds = role && unseen[role];
  return kinds ? { kind: { not_in: kinds } } : false;
};
