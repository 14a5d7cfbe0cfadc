import { APIError, addDataAndFileToRequest, type PayloadRequest } from "payload";
import { z } from "zod";
import { sessionId } from "../../access/staff.ts";
import type { User } from "../../payload-types.ts";
import { knownDevice } from "../sign-in/known-device.ts";
import { countedFor } from "../sign-in/slow-sign-in.ts";
import { ofCodesOfOneAccount, refuseForNow } from "../sign-in/slowness.ts";
import { attemptKey, takeTries } from "../sign-in/take-try.ts";
import { copy } from "./second-factor-copy.ts";

const bodySchema = z.object({ code: z.string().trim().min(1).max(40) });

/** The view shows these words as they stand. */
export const refuse = (message: string, status: number) => new APIError(message, status, null, true);

/** @throws APIError 401 for whoever has no session. */
export function session(req: PayloadRequest): { user: User; sid: string } {
  const sid = req.user && sessionId(req.user);
  if (!req.user || !sid) throw refuse(copy.signInFirst, 401);
  return { user: req.user, sid };
}

/**
 * Looks at the code that was sent, no faster than passwords are looked at.
 *
 * @throws APIError 400 when there is none or it is wrong, 429 when it came too soon after wrong ones.
 */
export async function withCode<Answer>(
  req: PayloadRequest,
  check: (code: string, now: Date) => Promise<Answer | undefined | false>,
): Promise<Answer> {
  const { user } = session(req);
  await addDataAndFileToRequest(req);
  const { success, data } = bodySchema.safeParse(req.data);
  if (!success) throw refuse(copy.codeMissing, 400);
  const now = new Date();
  const counted = countedFor(req.headers, user.email, "code");
  if (!knownDevice(req.headers, user.email)) {
    const key = attemptKey("code-account", String(user.id));
    counted.push({ key, slowness: ofCodesOfOneAccount, whenRight: "undo" });
  }
  const tries = await takeTries(req.payload, counted, now);
  if ("waitMs" in tries) return refuseForNow(req, tries.waitMs);
  const answer = await check(data.code, now);
  if (answer === undefined || answer === false) throw refuse(copy.codeWrong, 400);
  await tries.right();
  return answer;
}
