import { createHmac } from "node:crypto";
import { inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { z } from "zod";
import { declineSpanMs, type LimitedBy } from "./limits.ts";
import { countUp } from "./protection-counters.ts";

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
