import type { PayloadRequest } from "payload";
import type { User } from "../payload-types.ts";
import { secondFactorState } from "./second-factor-state.ts";

/**
 * The member of staff who asks, once signed in with a password of their own and, where the account has or needs one, the
 * second factor. A one-time password, or a password alone, opens nothing.
 */
export function activeStaff(req: Pick<PayloadRequest, "user">): User | undefined {
  if (!req.user || req.user.mustChangePassword) return undefined;
  const state = secondFactorState(req.user);
  return state === "passed" || state === "off" ? req.user : undefined;
}
