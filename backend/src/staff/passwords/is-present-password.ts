import { pbkdf2, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { PayloadRequest } from "payload";
import { z } from "zod";

/** As the library derives what it stores of a password (`generatePasswordSaltHash`). */
const iterations = 600_000;
const length = 32;
const prefix = "pbkdf2-sha256-v1:";
const stored = z.object({
  hash: z
    .string()
    .startsWith(prefix)
    .transform((hash) => Buffer.from(hash.slice(prefix.length), "hex")),
  salt: z.string(),
});

const pbkdf2Async = promisify(pbkdf2);
const derive = (password: string, salt: string) => pbkdf2Async(password, salt, iterations, length, "sha256");

/** Whether it is the password that the account has now. */
export async function isPresentPassword(
  req: PayloadRequest,
  id: number | string,
  password: string,
): Promise<boolean> {
  const account = await req.payload.db.findOne({ collection: "users", where: { id: { equals: id } }, req });
  const { success, data } = stored.safeParse(account);
  if (!success || data.hash.length !== length) return false;
  return timingSafeEqual(data.hash, await derive(password, data.salt));
}

/** The work of looking whether a password is right, for an account that does not exist. */
export async function workAsForAPassword(password: string): Promise<void> {
  await derive(password, "0".repeat(64));
}
