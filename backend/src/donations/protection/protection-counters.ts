import { createHmac } from "node:crypto";
import type { CollectionConfig, Payload } from "payload";
import { ownRecords } from "../../access/collection-access.ts";
import type { ProtectionCounter } from "../../payload-types.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { donationSecret } from "../record/donation-secret.ts";

/** How often something happened in a span of time. Keys are keyed hashes; rows are short-lived. */
export const protectionCounters: CollectionConfig = {
  slug: "protection-counters",
  graphQL: false,
  access: ownRecords,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: "key", type: "text", required: true, unique: true },
    { name: "count", type: "number", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};

/** Adds one to a counter that is there, or begins it; of two who begin it at the same time, both count. */
export async function countUp(payload: Payload, counter: string, expiresAt: string): Promise<void> {
  const add = () =>
    payload.db.updateOne({
      collection: "protection-counters",
      where: { key: { equals: counter } },
      data: { count: { $inc: 1 } },
      options: { atomic: true },
    });
  if (await add()) return;
  try {
    await payload.db.create({
      collection: "protection-counters",
      data: { key: counter, count: 1, expiresAt },
      returning: false,
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await add();
  }
}

const hourMs = 60 * 60_000;

/**
 * Counts one more asking for `what` by or for `value` (an address, a network), and says whether there were more than
 * `most` within this hour of the clock, or another span that begins with the day in universal time. Counting comes first, so
 * a thousand at once are not let through together. What is kept is a keyed hash that also depends on the span.
 */
export async function requestedTooOften(
  payload: Payload,
  {
    what,
    value,
    most,
    now,
    hours = 1,
  }: { what: string; value: string; most: number; now: Date; hours?: number },
): Promise<boolean> {
  const spanMs = hours * hourMs;
  const span = Math.floor(now.getTime() / spanMs);
  const hash = createHmac("sha256", donationSecret("my-gifts")).update(`asked:${span}:${what}:${value}`);
  const key = `${what}:${hash.digest("base64url")}`;
  await countUp(payload, key, new Date((span + 1) * spanMs).toISOString());
  const row = await payload.db.findOne<ProtectionCounter>({
    collection: "protection-counters",
    where: { key: { equals: key } },
  });
  return (row?.count ?? 0) > most;
}
