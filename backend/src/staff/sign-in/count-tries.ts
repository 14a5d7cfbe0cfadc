import type { Payload } from "payload";
import type { SignInAttempt } from "../../payload-types.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { attemptKey } from "./attempt-key.ts";
import { accountSpanMs } from "./slowness.ts";

const collection = "sign-in-attempts";

/** Adds one to how often something was tried in the running span, whoever tries; answers how often that is now. */
export async function countTry(payload: Payload, of: string, value: string, now: Date): Promise<number> {
  const span = Math.floor(now.getTime() / accountSpanMs);
  const key = attemptKey(of, value, String(span));
  const add = () =>
    payload.db.updateOne({
      collection,
      where: { key: { equals: key } },
      data: { tries: { $inc: 1 } },
      options: { atomic: true },
    }) as Promise<SignInAttempt | null>;
  const known = await add();
  if (known) return known.tries;
  const expiresAt = new Date((span + 1) * accountSpanMs).toISOString();
  try {
    await payload.db.create({ collection, data: { key, tries: 1, waitUntil: now.toISOString(), expiresAt } });
    return 1;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return (await add())?.tries ?? 1;
  }
}
