import { createHmac } from "node:crypto";
import type { Payload } from "payload";
import type { SignInAttempt } from "../../payload-types.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { staffSecret } from "../staff-secret.ts";
import type { Slowness } from "./slowness.ts";
import { accountSpanMs, forgottenAfterMs, waitAfter } from "./slowness.ts";

/** The key of a row of `sign-in-attempts`: what is counted cannot be read from it. */
export const attemptKey = (of: string, ...values: string[]): string =>
  `${of}:${createHmac("sha256", staffSecret("attempts"))
    .update(JSON.stringify([of, ...values]))
    .digest("base64url")}`;

const collection = "sign-in-attempts";
/** Who loses so many races for the same row is trying many at once, and may as well wait. */
const races = 5;
const lostRaceWaitMs = 1_000;

type Taken = {
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

export type Counted = { key: string; slowness: Slowness; whenRight: "undo" | "forget" };

/** Takes a try of each, or of none and answers the wait. */
export async function takeTries(
  payload: Payload,
  counted: Counted[],
  now: Date,
): Promise<{ right(): Promise<void> } | { waitMs: number }> {
  const all: [Taken, Counted["whenRight"]][] = [];
  for (const { key, slowness, whenRight } of counted) {
    const taken = await takeTry(payload, key, slowness, now);
    if ("waitMs" in taken) {
      for (const [earlier] of all) await earlier.undo();
      return taken;
    }
    all.push([taken, whenRight]);
  }
  return {
    async right() {
      for (const [taken, whenRight] of all) await taken[whenRight]();
    },
  };
}

/** Adds one to how often something was tried in the running span, whoever tries; answers how often that is now. */
export async function countTry(payload: Payload, of: string, value: string, now: Date): Promise<number> {
  const span = Math.floor(now.getTime() / accountSpanMs);
  const key = attemptKey(of, value, String(span));
  const add = () =>
    payload.db.updateOne({
      collection: "sign-in-attempts",
      where: { key: { equals: key } },
      data: { tries: { $inc: 1 } },
      options: { atomic: true },
    }) as Promise<SignInAttempt | null>;
  const known = await add();
  if (known) return known.tries;
  const expiresAt = new Date((span + 1) * accountSpanMs).toISOString();
  try {
    await payload.db.create({
      collection: "sign-in-attempts",
      data: { key, tries: 1, waitUntil: now.toISOString(), expiresAt },
    });
    return 1;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return (await add())?.tries ?? 1;
  }
}
