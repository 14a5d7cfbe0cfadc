import type { CollectionBeforeOperationHook, CollectionBeforeValidateHook, PayloadRequest } from "payload";
import { z } from "zod";
import { isPresentPassword } from "./passwords/is-present-password.ts";
import { copy } from "./passwords/password-copy.ts";
import { passwordRefusal, requireGoodPassword } from "./passwords/password-problem.ts";
import { ofOnePerson, refuseForNow } from "./sign-in/slowness.ts";
import { attemptKey, takeTries } from "./sign-in/take-try.ts";

const account = z.object({ email: z.string().catch(""), name: z.string().catch("") });
const given = z.string().min(1).optional().catch(undefined);

/** @throws APIError when the current password is missing or wrong, or asked for too soon after wrong ones. */
async function requireCurrentPassword(req: PayloadRequest, id: number, password: string | undefined) {
  if (!password) throw passwordRefusal(copy.currentMissing);
  const key = attemptKey("current-password", String(id));
  const counted = [{ key, slowness: ofOnePerson, whenRight: "forget" as const }];
  const tries = await takeTries(req.payload, counted, new Date());
  if ("waitMs" in tries) return refuseForNow(req, tries.waitMs);
  if (!(await isPresentPassword(req, id, password))) throw passwordRefusal(copy.currentWrong);
  await tries.right();
}

const changes = z.object({ email: given, password: given, currentPassword: given });

const movesAddress = (from: string, to: string) => to.trim().toLowerCase() !== from.toLowerCase();

const checkedFor = "account whose owner gave the current password";

/**
 * Who changes the own password, or the address that links are mailed to, gives the current password. It is looked at before
 * the save begins: a wrong one counts also when nothing is saved.
 */
export const checkCurrentPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "update" || !("id" in args) || !req.user || String(req.user.id) !== String(args.id))
    return;
  const { success, data } = changes.safeParse(args.data);
  if (!success) return;
  const { id } = req.user;
  const stored = await req.payload.db.findOne({ collection: "users", where: { id: { equals: id } }, req });
  const { email } = account.parse(stored ?? {});
  if (!data.password && !movesAddress(email, data.email ?? email)) return;
  await requireCurrentPassword(req, id, data.currentPassword);
  req.context[checkedFor] = id;
};

/**
 * A new password is a good one and not the old one. Chosen by its owner it lifts the mark of a one-time password; set by
 * someone else it carries that mark.
 */
export const chooseOwnPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const { currentPassword: _checked, ...kept } = data;
  const password = given.parse(kept.password);
  const own = operation === "update" && Boolean(req.user && req.user.id === originalDoc?.id);
  const before = account.parse(originalDoc ?? {});
  const after = account.parse({ ...before, ...kept });
  const needsCurrent = own && (password || movesAddress(before.email, after.email));
  if (needsCurrent && req.context[checkedFor] !== originalDoc.id) throw passwordRefusal(copy.currentMissing);
  if (!password) return kept;
  await requireGoodPassword({ ...after, password });
  if (operation === "create" || !originalDoc || !req.user) return kept;
  if (await isPresentPassword(req, originalDoc.id, password)) throw passwordRefusal(copy.present);
  return { ...kept, mustChangePassword: !own };
};
