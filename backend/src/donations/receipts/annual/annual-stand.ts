import { and, count, eq, gte, max, sql, sum } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { beginsWith } from "../../../platform/database/begins-with.ts";
import { tableOf } from "../../../platform/database/table-of.ts";
import { annualKeysOf } from "../annual-receipts.ts";

/** How the yearly receipts of a year stand, as the database has them at this moment. */
export type AnnualStand = {
  issued: number;
  cents: number;
  /** Issued since the moment that was asked about. */
  lately: number;
  mails: { sent: number; waiting: number; failed: number; none: number };
};

/** By how far its mail has come, of several mails of one receipt the furthest. */
const furthest = { none: 0, failed: 1, waiting: 2, sent: 3 } as const;

/** Two statements by the keys of the receipts, whatever else is there: a run may be watched every few seconds. */
export async function annualStand(payload: Payload, year: number, since: string): Promise<AnnualStand> {
  const { drizzle } = payload.db;
  const receipts = tableOf(payload, "receipts");
  const outbox = tableOf(payload, "outbox");
  const ofYear = beginsWith(receipts.issueKey, annualKeysOf(year));
  const [all] = await drizzle
    .select({ issued: count(), cents: sum(receipts.eligibleCents) })
    .from(receipts)
    .where(ofYear);
  const [lately] = await drizzle
    .select({ issued: count() })
    .from(receipts)
    .where(and(ofYear, gte(receipts.createdAt, since)));
  const stage = sql<number>`case ${outbox.state} when 'sent' then ${sql.raw(String(furthest.sent))} when 'failed' then ${sql.raw(String(furthest.failed))} when 'stopped' then ${sql.raw(String(furthest.failed))} else ${sql.raw(String(furthest.waiting))} end`;
  const ofReceipt = drizzle
    .select({
      id: receipts.id,
      stage: max(sql<number>`case when ${outbox.id} is null then 0 else ${stage} end`).as("stage"),
    })
    .from(receipts)
    .leftJoin(
      outbox,
      and(
        eq(outbox.aboutId, sql`cast(${receipts.id} as text)`),
        eq(outbox.aboutCollection, "receipts"),
        eq(outbox.kind, "receipt"),
      ),
    )
    .where(ofYear)
    .groupBy(receipts.id)
    .as("of_receipt");
  const staged = await drizzle
    .select({ stage: ofReceipt.stage, receipts: count() })
    .from(ofReceipt)
    .groupBy(ofReceipt.stage);
  const at = (wanted: number) =>
    Number(staged.find(({ stage: found }) => Number(found) === wanted)?.receipts ?? 0);
  return {
    issued: Number(all?.issued ?? 0),
    cents: Number(all?.cents ?? 0),
    lately: Number(lately?.issued ?? 0),
    mails: {
      sent: at(furthest.sent),
      waiting: at(furthest.waiting),
      failed: at(furthest.failed),
      none: at(furthest.none),
    },
  };
}
