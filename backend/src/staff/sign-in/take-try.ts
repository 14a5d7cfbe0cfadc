import type { Payload } from "payload";
import type { SignInAttempt } from "../../payload-types.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { forgottenAfterMs, type Slowness, waitAfter } from "./slowness.ts";

const collection = "sign-in-attempts";
/** Who loses so many races for the same row is trying many at once, and may as well wait. */
const races = 5;
const lostRaceWaitMs = 1_000;

export type Taken = {
  /** The try was right: as if it had not been. */
  undo(): Promise<void>;
  /** It was right, and the wrong ones before it no longer count either. */
  forget(): Promise<void>;
};

/**
 * Counts a try as wrong before anybody looks whether it is right, so a thousand at once do not slip through. Answers the
 * wait when the time for another one has not come.
 */
export async function takeTry(
  payload: Payload,
  key: string,
  slowness: Slowness,
  now: Date,
): Promise<Taken | { waitMs: number }> {
  const where = { key: { equals: key } };
  for (let race = 0; race < races; race += 1) {
    const row = await payload.db.findOne<SignInAttempt>({ collection, where });
    const known = row && Date.parse(row.expiresAt) > now.getTime() ? row : undefined;
    const waitMs = known ? Date.parse(known.waitUntil) - now.getTime() : 0;
    if (waitMs > 0) return { waitMs };
    const tries = (known?.tries ?? 0) + 1;
    const next = {
      tries,
      waitUntil: new Date(now.getTime() + waitAfter(tries, slowness)).toISOString(),
      expiresAt: new Date(now.getTime() + forgottenAfterMs).toISOString(),
    };
    const before = { tries: tries - 1, waitUntil: known?.waitUntil ?? now.toISOString() };
    const won = row
      ? await updateIf(payload, collection, { ...where, tries: { equals: row.tries } }, next)
      : await makeRow(payload, { key, ...next }, now);
    if (won) return taken(payload, key, tries, before);
  }
  return { waitMs: lostRaceWaitMs };
}

function taken(
  payload: Payload,
  key: string,
  tries: number,
  before: { tries: number; waitUntil: string },
): Taken {
  const where = { key: { equals: key } };
  return {
    async undo() {
      await updateIf(payload, collection, { ...where, tries: { equals: tries } }, before);
    },
    async forget() {
      await payload.db.deleteMany({ collection, where });
    },
  };
}

/** Old rows go when new ones come, so that there are never many. */
async function makeRow(payload: Payload, data: object, now: Date): Promise<boolean> {
  await payload.db.deleteMany({ collection, where: { expiresAt: { less_than: now.toISOString() } } });
  try {
    await payload.db.create({ collection, data: { ...data } });
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return false;
  }
}
