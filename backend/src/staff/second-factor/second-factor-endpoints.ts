import type { Endpoint, PayloadRequest } from "payload";
import { renderSVG } from "uqr";
import { secondFactorState, staffWhoMay } from "../../access/staff.ts";
import type { AuditAction } from "../../audit/record-action.ts";
import { actorOf, recordAction } from "../../audit/record-action.ts";
import { idInPath } from "../../platform/admin/sent-by-staff.ts";
import { resetTwoFactor } from "../reset-two-factor.ts";
import { rememberDevice } from "../sign-in/known-device.ts";
import { endSecondFactor } from "./end-second-factor.ts";
import { copy } from "./second-factor-copy.ts";
import { refuse, session, withCode } from "./second-factor-request.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  passSession,
  renewRecoveryCodes,
} from "./set-up-second-factor.ts";
import { spendCode } from "./spend-code.ts";

const post = (path: string, handler: (req: PayloadRequest) => Promise<object>): Endpoint => ({
  path: `/second-factor/${path}`,
  method: "post",
  handler: async (req) => Response.json(await handler(req), { headers: { "Cache-Control": "no-store" } }),
});

/** @throws APIError 409 when the session does not stand where the call makes sense. */
function requireState(req: PayloadRequest, ...states: ReturnType<typeof secondFactorState>[]) {
  const { user, sid } = session(req);
  if (!states.includes(secondFactorState(user))) throw refuse(copy.notNow, 409);
  return { user, sid };
}

/** The own account, in the log of who did what. */
async function written(req: PayloadRequest, action: AuditAction): Promise<void> {
  const { user } = session(req);
  await recordAction(req.payload, {
    by: actorOf(req),
    action,
    on: { collection: "users", id: user.id },
    label: user.name,
  });
}

const begin = post("begin", async (req) => {
  const { user } = requireState(req, "off", "set-up");
  const { key, uri } = await beginSecondFactor(req.payload, user);
  return { key, uri, qr: renderSVG(uri, { border: 2 }) };
});

const confirm = post("confirm", async (req) => {
  const { user, sid } = requireState(req, "off", "set-up");
  const recoveryCodes = await withCode(req, (code, now) =>
    confirmSecondFactor(req.payload, { account: user.id, sid, code }, now),
  );
  rememberDevice(req, user.email);
  await written(req, "two-factor-on");
  return { recoveryCodes };
});

const enter = post("enter", async (req) => {
  const { user, sid } = requireState(req, "ask");
  await withCode(req, async (code, now) => {
    if (!(await spendCode(req.payload, user.id, code, now))) return false;
    await passSession(req.payload, { account: user.id, sid }, now);
    return true;
  });
  rememberDevice(req, user.email);
  // As with the password, a sign-in goes on when it cannot be written down.
  await written(req, "two-factor-passed").catch(() => undefined);
  return { passed: true };
});

const renew = post("recovery-codes", async (req) => {
  const { user } = requireState(req, "passed");
  const recoveryCodes = await withCode(
    req,
    async (code, now) =>
      (await spendCode(req.payload, user.id, code, now)) && renewRecoveryCodes(req.payload, user.id),
  );
  await written(req, "recovery-codes-renewed");
  return { recoveryCodes };
});

const turnOff = post("turn-off", async (req) => {
  const { user } = requireState(req, "passed");
  await withCode(req, (code, now) => spendCode(req.payload, user.id, code, now));
  await written(req, "two-factor-off");
  await endSecondFactor(req.payload, user.id);
  return { off: true };
});

/** By an administrator, for somebody who has lost telephone and recovery codes. The own one is turned off by a code. */
const reset = post("reset/:id", async (req) => {
  const id = idInPath(req);
  if (!staffWhoMay("second-factor-reset")({ req }) || !id) throw refuse(copy.notAllowed, 403);
  if (id === req.user?.id) throw refuse(copy.ownByCode, 400);
  await resetTwoFactor(req.payload, { by: actorOf(req), account: { id } });
  return { reset: true };
});

export const secondFactorEndpoints: Endpoint[] = [begin, confirm, enter, renew, turnOff, reset];
