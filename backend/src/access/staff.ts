import { APIError, type PayloadRequest } from "payload";
import { env } from "../env.ts";
import type { User } from "../payload-types.ts";
import { mayAct, mayDo, type Operation, type StaffAction, type Subject } from "./rights.ts";
import { roles } from "./roles.ts";

type Account = NonNullable<PayloadRequest["user"]>;
type RequestOfUser = { req: Pick<PayloadRequest, "user"> };

/** The session that a member of staff asks by; the library leaves it beside the fields of the account. */
export const sessionId = (user: object): string | undefined =>
  "_sid" in user && typeof user._sid === "string" ? user._sid : undefined;

/**
 * The state of a session: `passed` has given the code, `ask` has still to give it, `set-up` must first have a second
 * factor, `off` needs none.
 */
export type SecondFactorState = "passed" | "ask" | "set-up" | "off";

export function secondFactorState(account: Account): SecondFactorState {
  const { secondFactorSince: since, sessions, role } = account;
  const needsOne = roles.some(({ value, needsSecondFactor }) => value === role && needsSecondFactor);
  if (!since) return env.REQUIRE_TWO_FACTOR && needsOne ? "set-up" : "off";
  const sid = sessionId(account);
  const givenAt = sessions?.find(({ id }) => id === sid)?.secondFactorAt;
  // A code of the time before the factor was set up again belongs to the old one.
  return givenAt && Date.parse(givenAt) >= Date.parse(since) ? "passed" : "ask";
}

/**
 * The member of staff who asks, once signed in with a password of their own and, where the account has or needs one, the
 * second factor. A one-time password, or a password alone, opens nothing.
 */
export function activeStaff(req: Pick<PayloadRequest, "user">): User | undefined {
  if (!req.user || req.user.mustChangePassword) return undefined;
  const state = secondFactorState(req.user);
  return state === "passed" || state === "off" ? req.user : undefined;
}

export const anyStaff = ({ req }: RequestOfUser): boolean => activeStaff(req) !== undefined;

export const administratorsOnly = ({ req }: RequestOfUser): boolean =>
  activeStaff(req)?.role === "administrator";

/** Staff who may do what a button or a page of the admin does. */
export const staffWhoMay =
  (action: StaffAction) =>
  ({ req }: RequestOfUser): boolean =>
    mayAct(activeStaff(req)?.role, action);

/** Staff who may do this with the documents of a collection or global. */
export const staffWho =
  (operation: Operation, subject: Subject) =>
  ({ req }: RequestOfUser): boolean =>
    mayDo(activeStaff(req)?.role, subject, operation);

const notAllowedWords = {
  signedOut: "You are not signed in any more. Sign in again in another window, then press once more here.",
  unfinished: "Finish signing in first: choose a password of your own, or give the code of the second step.",
  role: "Your role may not do this. Ask a colleague who may, or an administrator.",
} as const;

/** What staff hear who ask for what they may not do now, by whatever way they came to a button for it. */
export function notAllowed(req: Pick<PayloadRequest, "user">): APIError {
  if (!req.user) return new APIError(notAllowedWords.signedOut, 403);
  return new APIError(activeStaff(req) ? notAllowedWords.role : notAllowedWords.unfinished, 403);
}

/** Only the application itself, which does not ask for leave. */
export const nobody = (): boolean => false;
