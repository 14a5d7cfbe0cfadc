import type { Access } from "payload";
import { secondFactorState } from "../second-factor/second-factor-state.ts";
import { ownAccountOrAdministrator } from "./own-account-or-administrator.ts";

/** Who has given the password alone may look at the own account, and change nothing of it. */
export const ownAccountAfterSecondFactor: Access = (args) => {
  const { user } = args.req;
  return user && secondFactorState(user) === "ask" ? false : ownAccountOrAdministrator(args);
};
