import type { PayloadRequest } from "payload";
import { env } from "../env.ts";
import type { Role } from "./roles.ts";
import { sessionId } from "./session-id.ts";

type Account = NonNullable<PayloadRequest["user"]>;

const mustHaveOne: readonly Role[] = ["administrator", "finance"];

/**
 * Where a session stands: `passed` has given the code, `ask` has still to give it, `set-up` must first have a second
 * factor, `off` needs none.
 */
export type SecondFactorState = "passed" | "ask" | "set-up" | "off";

export function secondFactorState(account: Account): SecondFactorState {
  const { secondFactorSince: since, sessions, role } = account;
  if (!since) return env.REQUIRE_TWO_FACTOR && mustHaveOne.includes(role) ? "set-up" : "off";
  const sid = sessionId(account);
  const givenAt = sessions?.find(({ id }) => id === sid)?.secondFactorAt;
  // A code of the time before the factor was set up again belongs to the old one.
  return givenAt && Date.parse(givenAt) >= Date.parse(since) ? "passed" : "ask";
}
