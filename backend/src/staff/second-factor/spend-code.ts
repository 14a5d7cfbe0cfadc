import type { Payload } from "payload";
import type { SecondFactor } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { joinHashes, recoveryHash, splitHashes } from "./recovery-codes.ts";
import { openKey, stepOfCode } from "./time-code.ts";

const collection = "second-factors";

export const factorOf = (payload: Payload, account: number): Promise<SecondFactor | null> =>
  payload.db.findOne<SecondFactor>({ collection, where: { account: { equals: account } } });

const sameFactor = ({ account, sealedKey }: SecondFactor) => ({
  account: { equals: account },
  sealedKey: { equals: sealedKey },
});

/** Whether the app's code is one of the moment and had not been used; from now on it is. Saves `also` with it. */
export async function spendTimeCode(
  payload: Payload,
  factor: SecondFactor,
  code: string,
  now: Date,
  also: { recoveryHashes?: string } = {},
): Promise<boolean> {
  const step = stepOfCode(openKey(factor.sealedKey, factor.account), code.replace(/\s/g, ""), now);
  if (step === undefined) return false;
  const where = { ...sameFactor(factor), lastStep: { less_than: step } };
  return updateIf(payload, collection, where, { lastStep: step, ...also });
}

/** Whether it is a recovery code that is left; from now on it is not. */
async function spendRecoveryCode(payload: Payload, factor: SecondFactor, code: string): Promise<boolean> {
  const spent = recoveryHash(code, factor.account);
  const hashes = splitHashes(factor.recoveryHashes);
  if (!hashes.includes(spent)) return false;
  const where = { ...sameFactor(factor), recoveryHashes: { equals: factor.recoveryHashes } };
  const left = joinHashes(hashes.filter((hash) => hash !== spent));
  return updateIf(payload, collection, where, { recoveryHashes: left });
}

/** Whether the code, of the app or a recovery code, is right. Each is good once. */
export async function spendCode(
  payload: Payload,
  account: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const factor = await factorOf(payload, account);
  if (!factor) return false;
  return (
    (await spendTimeCode(payload, factor, code, now)) || (await spendRecoveryCode(payload, factor, code))
  );
}
