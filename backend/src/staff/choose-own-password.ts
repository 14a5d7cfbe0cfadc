import { pbkdf2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { APIError, type CollectionBeforeValidateHook, type PayloadRequest } from "payload";
import { z } from "zod";

const minimumLength = 12;
const iterations = 600_000;
const prefix = "pbkdf2-sha256-v1:";
const stored = z.object({
  hash: z
    .string()
    .startsWith(prefix)
    .transform((hash) => hash.slice(prefix.length)),
  salt: z.string(),
});

/** Said in the admin as it stands; of an error of one field it would name the field alone. */
const refuse = (message: string) => new APIError(message, 400, null, true);

/** @throws APIError when the password is too short. */
export function requireGoodLength(password: string): void {
  if (password.length < minimumLength) throw refuse(`A password has at least ${minimumLength} characters.`);
}

const derive = promisify(pbkdf2);

/** Whether it is the password the account has now, hashed as the library hashes it. */
async function isPresentPassword(
  req: PayloadRequest,
  id: number | string,
  password: string,
): Promise<boolean> {
  const account = await req.payload.db.findOne({ collection: "users", where: { id: { equals: id } }, req });
  const { success, data } = stored.safeParse(account);
  if (!success) return false;
  const present = Buffer.from(data.hash, "hex");
  const hash = await derive(password, data.salt, iterations, present.length, "sha256");
  return timingSafeEqual(present, hash);
}

/**
 * A new password is long enough and not the old one. Chosen by its owner it lifts the mark of a one-time password; set by
 * someone else it carries that mark.
 */
export const chooseOwnPassword: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const password: unknown = data?.password;
  if (typeof password !== "string" || password === "") return data;
  requireGoodLength(password);
  if (operation === "create" || !originalDoc || !req.user) return data;
  if (await isPresentPassword(req, originalDoc.id, password))
    throw refuse("Choose another password than the present one.");
  return { ...data, mustChangePassword: req.user.id !== originalDoc.id };
};
