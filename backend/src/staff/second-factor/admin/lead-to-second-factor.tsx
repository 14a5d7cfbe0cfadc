import { redirect } from "next/navigation";
import type { ServerProps } from "payload";
import { secondFactorState } from "../../../access/staff.ts";

/**
 * On every page of the admin: leads a session that has still to give its second factor to where it does, and one that must
 * set one up likewise, once it has a password of its own.
 */
export function LeadToSecondFactor({ payload, user, params }: ServerProps) {
  if (!user) return null;
  const { admin } = payload.config.routes;
  const segments = [params?.segments ?? []].flat();
  const state = secondFactorState(user);
  const choosesPassword = user.mustChangePassword || segments[0] === "account";
  if (state === "ask" || (state === "set-up" && !choosesPassword)) {
    const then = [admin, ...segments].join("/");
    redirect(`${admin}/second-factor?then=${encodeURIComponent(then)}`);
  }
  return null;
}
