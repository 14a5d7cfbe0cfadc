import { and, eq } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import type { User } from "../../payload-types.ts";
import { readCompany } from "../../platform/company.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { joinHashes, newRecoveryCodes, recoveryHash } from "./recovery-codes.ts";
import { factorOf, spendTimeCode } from "./spend-code.ts";
import { keyUri, newKey, sealKey } from "./time-code.ts";

const collection = "second-factors";

/** A new key for the app of an account that has no second factor. It counts once a code of it has been given. */
export async function beginSecondFactor(
  payload: Payload,
  { id: account, email }: Pick<User, "id" | "email">,
): Promise<{ key: string; uri: string }> {
  const key = newKey();
  const fresh = { sealedKey: sealKey(key, account), lastStep: 0, recoveryHashes: null };
  const replace = () => updateIf(payload, collection, { account: { equals: account } }, fresh);
  if (!(await replace())) {
    try {
      await payload.db.create({ collection, data: { account, ...fresh } });
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      await replace();
    }
  }
  return { key, uri: keyUri(key, readCompany().shortName, email) };
}

const withHashes = (account: number) => {
  const codes = newRecoveryCodes();
  return { codes, recoveryHashes: joinHashes(codes.map((code) => recoveryHash(code, account))) };
};

/**
 * The first code of the app is right: the second factor counts from now on, and this session has given it.
 *
 * @returns the recovery codes, to be shown once; undefined when the code is wrong.
 */
export async function confirmSecondFactor(
  payload: Payload,
  { account, sid, code }: { account: number; sid: string; code: string },
  now: Date,
): Promise<string[] | undefined> {
  const factor = await factorOf(payload, account);
  if (!factor) return undefined;
  const { codes, recoveryHashes } = withHashes(account);
  if (!(await spendTimeCode(payload, factor, code, now, { recoveryHashes }))) return undefined;
  // In this order: an account with a factor that no session has given would only have to be asked for a code.
  await passSession(payload, { account, sid }, now);
  const without = { id: { equals: account }, secondFactorSince: { exists: false } };
  await updateIf(payload, "users", without, { secondFactorSince: now.toISOString() });
  return codes;
}

/** Recovery codes in the place of the old ones; undefined when the account has no second factor. */
export async function renewRecoveryCodes(payload: Payload, account: number): Promise<string[] | undefined> {
  const { codes, recoveryHashes } = withHashes(account);
  const renewed = await updateIf(payload, collection, { account: { equals: account } }, { recoveryHashes });
  return renewed ? codes : undefined;
}

/** Marks one session of an account as one that has given the second factor, and leaves its others alone. */
export async function passSession(
  payload: Payload,
  { account, sid }: { account: number; sid: string },
  now: Date,
): Promise<void> {
  const table = payload.db.tables.users_sessions;
  if (!table) throw new Error("There is no table of sessions");
  await payload.db.drizzle
    .update(table)
    .set({ secondFactorAt: now.toISOString() })
    .where(and(eq(table.id, sid), eq(table._parentID, account)));
}
