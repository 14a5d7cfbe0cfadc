import { createHmac } from "node:crypto";
import { inArray } from "@payloadcms/db-sqlite/drizzle";
import type { CollectionConfig, Payload } from "payload";
import { z } from "zod";
import { ownRecords } from "../../access/collection-access.ts";
import type { ProtectionCounter } from "../../payload-types.ts";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";
import { donationSecret } from "../record/donation-secret.ts";
import { declineSpanMs, type LimitedBy } from "./limits.ts";

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
async function countUp(payload: Payload, counter: string, expiresAt: string): Promise<void> {
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

export type Identity = { ip: string; card: string; email: string };
export type DeclineCounts = Record<LimitedBy, number>;

const rows = z.array(z.object({ key: z.string(), count: z.coerce.number() }));

/**
 * Counts of declines in the database. What is counted is a keyed hash that also depends on the span, so it neither
 * tells whose it is nor can be compared with a later one.
 */
export function declineCounters(payload: Payload, secret: string) {
  const values = (identity: Identity): [LimitedBy, string][] => [
    ["ip", identity.ip],
    ["card", identity.card],
    ["email", identity.email.toLowerCase()],
    ["form", ""],
  ];
  const span = (now: Date) => Math.floor(now.getTime() / declineSpanMs);
  const key = (by: LimitedBy, value: string, bucket: number) =>
    `${by}:${createHmac("sha256", secret).update(`decline:${bucket}:${by}:${value}`).digest("base64url")}`;

  async function counts(keys: Map<string, LimitedBy>): Promise<DeclineCounts> {
    const table = payload.db.tables.protection_counters;
    if (!table) throw new Error("There is no table of declines");
    const found = rows.parse(
      await payload.db.drizzle
        .select({ key: table.key, count: table.count })
        .from(table)
        .where(inArray(table.key, [...keys.keys()])),
    );
    const sums: DeclineCounts = { ip: 0, card: 0, email: 0, form: 0 };
    for (const row of found) {
      const by = keys.get(row.key);
      if (by) sums[by] += row.count;
    }
    return sums;
  }

  const keysOf = (of: [LimitedBy, string][], now: Date) =>
    new Map(
      of.flatMap(([by, value]) =>
        [span(now), span(now) - 1].map((bucket) => [key(by, value, bucket), by] as const),
      ),
    );

  return {
    of: (identity: Identity, now: Date) => counts(keysOf(values(identity), now)),
    ofForm: async (now: Date) => (await counts(keysOf([["form", ""]], now))).form,
    async add(identity: Identity, now: Date) {
      const expiresAt = new Date((span(now) + 2) * declineSpanMs).toISOString();
      for (const [by, value] of values(identity))
        await countUp(payload, key(by, value, span(now)), expiresAt);
    },
  };
}
export type DeclineCounters = ReturnType<typeof declineCounters>;

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
