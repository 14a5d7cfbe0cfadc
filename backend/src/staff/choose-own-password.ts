import type { CollectionBeforeValidateHook, PayloadRequest } from "payload";
import { z } from "zod";
import { isPresentPassword } from "./passwords/is-present-password.ts";
import { copy } from "./passwords/password-copy.ts";
import { passwordRefusal, requireGoodPassword } from "./passwords/require-good-password.ts";
import { attemptKey } from "./sign-in/attempt-key.ts";
import { refuseForNow } from "./sign-in/refuse-for-now.ts";
import { ofOnePerson } from "./sign-in/slowness.ts";
import { takeTries } from "./sign-in/take-tries.ts";

const account = z.object({ email: z.string().catch(""), name: z.string().catch("") });
const given = z.string().min(1).optional().catch(undefined);

/** @throws APIError when the current password is missing or wrong, or asked for too soon after wrong ones. */
async function requireCurrentPassword(req: PayloadRequest, id: number | string, current: unknown) {
  const password = given.parse(current);
  if (!password) throw passwordRefusal(copy.currentMissing);
  const key = attemptKey("current-password", String(id));
  const counted = [{ key, slowness: ofOnePerson, whenRight: "forget" as const }];
  const tries = await takeTries(req.payload, counted, new Date());
  if ("waitMs" in tries) return refuseForNow(req, tries.waitMs);
  if (!(await isPresentPassword(req, id, password))) throw passwordRefusal(copy.currentWrong);
  await tries.right();
}

/**
 * A new password is a good one and not the old one. Chosen by its owner, who gives the current one too, it lifts the mark
 * of a one-time password; set by someone else it carries that mark. Who changes the address that links are mailed to
 * gives the current password likewise.
 */
export const chooseOwnPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const { currentPassword, ...kept } = data;
  const password = given.parse(kept.password);
  const own = operation === "update" && Boolean(req.user && req.user.id === originalDoc?.id);
  const before = account.parse(originalDoc ?? {});
  const after = account.parse({ ...before, ...kept });
  const movesAddress = after.email.trim().toLowerCase() !== before.email.toLowerCase();
  if (own && (password || movesAddress)) await requireCurrentPassword(req, originalDoc.id, currentPassword);
  if (!password) return kept;
  await requireGoodPassword({ ...after, password });
  if (operation === "create" || !originalDoc || !req.user) return kept;
  if (await isPresentPassword(req, originalDoc.id, password)) throw passwordRefusal(copy.present);
  return { ...kept, mustChangePassword: !own };
};
