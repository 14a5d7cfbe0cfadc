import type { PayloadRequest } from "payload";
import type { User } from "../../payload-types.ts";

/** The member of staff who asks, once signed in with a password of their own; a one-time password opens nothing. */
export function activeStaff(req: Pick<PayloadRequest, "user">): User | undefined {
  return req.user && !req.user.mustChangePassword ? req.user : undefined;
}
