import type { Access } from "payload";
import { administratorsOnly, secondFactorState } from "../access/staff.ts";

/** Everyone signed in reaches their own account, also before they have changed a one-time password. */
export const ownAccountOrAdministrator: Access = ({ req }) =>
  administratorsOnly({ req }) || (req.user ? { id: { equals: req.user.id } } : false);

/** Who has given the password alone may look at the own account, and change nothing of it. */
export const ownAccountAfterSecondFactor: Access = (args) => {
  const { user } = args.req;
  return user && secondFactorState(user) === "ask" ? false : ownAccountOrAdministrator(args);
};
