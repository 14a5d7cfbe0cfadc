import { and, asc, count, desc, eq, gte, isNotNull, lte, sum } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { declineReason, type MonthlyDecline } from "../charge/decline-reason.ts";
import type { DonationStateName } from "../record/donation-states.ts";

type Sum = { gifts: number; cents: number };

/** What became of the charges of a run, or of a month, as the database has them at this moment. */
type Outcome = { taken: Sum; declined: Sum; unclear: Sum; notCharged: Sum };

const outcomeOf: Record<DonationStateName, keyof Outcome> = {
  approved: "taken",
  refunded: "taken",
  declined: "declined",
  "not-charged": "notCharged",
  sending: "unclear",
  unknown: "unclear",
  held: "unclear",
};

type Row = { state: DonationStateName; gifts: unknown; cents: unknown };

function outcome(rows: readonly Row[]): Outcome {
  const none = () => ({ gifts: 0, cents: 0 });
  const all: Outcome = { taken: none(), declined: none(), unclear: none(), notCharged: none() };
  for (const { state, gifts, cents } of rows) {
    const of = all[outcomeOf[state]];
    of.gifts += Number(gifts);
    of.cents += Number(cents ?? 0);
  }
  return all;
}

type Period = { from: string; to: string };

const within = (payload: Payload, { from, to }: Period) => {
  const gifts = tableOf(payload, "donations");
  return and(eq(gifts.donationType, "instalment"), gte(gifts.createdAt, from), lte(gifts.createdAt, to));
};

/** What became of the charges that were begun in this time, and why the bank declined those that it did. */
export async function chargesOf(
  payload: Payload,
  period: Period,
): Promise<Outcome & { reasons: Map<MonthlyDecline, number> }> {
  const { drizzle } = payload.db;
  const gifts = tableOf(payload, "donations");
  const [rows, declined] = await Promise.all([
    drizzle
      .select({ state: gifts.state, gifts: count(), cents: sum(gifts.amountCents) })
      .from(gifts)
      .where(within(payload, period))
      .groupBy(gifts.state),
    drizzle
      .select({
        isoCode: gifts.gateway_isoCode,
        responseCode: gifts.gateway_responseCode,
        gifts: count(),
      })
      .from(gifts)
      .where(and(within(payload, period), eq(gifts.state, "declined")))
      .groupBy(gifts.gateway_isoCode, gifts.gateway_responseCode),
  ]);
  const reasons = new Map<MonthlyDecline, number>();
  for (const { isoCode, responseCode, gifts: some } of declined) {
    const answer = { isoCode, responseCode } as NonNullable<Donation["gateway"]>;
    const reason = declineReason({ gateway: answer });
    reasons.set(reason, (reasons.get(reason) ?? 0) + Number(some));
  }
  return { ...outcome(rows), reasons };
}

/** On which days cards are tried again that were declined, the next day first. */
export async function triesAhead(payload: Payload): Promise<({ day: string } & Sum)[]> {
  const monthly = tableOf(payload, "monthly-gifts");
  const rows = await payload.db.drizzle
    .select({ day: monthly.nextTryDay, gifts: count(), cents: sum(monthly.amountCents) })
    .from(monthly)
    .where(and(eq(monthly.state, "failing"), isNotNull(monthly.nextTryDay)))
    .groupBy(monthly.nextTryDay)
    .orderBy(asc(monthly.nextTryDay));
  return rows.map(({ day, gifts, cents }) => ({
    day: String(day),
    gifts: Number(gifts),
    cents: Number(cents ?? 0),
  }));
}

/** What became of the months that were due on each billing day since this one, the latest first: read from an index alone. */
export async function billingDays(payload: Payload, since: string): Promise<({ day: string } & Outcome)[]> {
  const gifts = tableOf(payload, "donations");
  const rows = await payload.db.drizzle
    .select({ day: gifts.dueDay, state: gifts.state, gifts: count(), cents: sum(gifts.amountCents) })
    .from(gifts)
    .where(gte(gifts.dueDay, since))
    .groupBy(gifts.dueDay, gifts.state)
    .orderBy(desc(gifts.dueDay));
  return [...Map.groupBy(rows, ({ day }) => String(day))].map(([day, ofDay]) => ({ day, ...outcome(ofDay) }));
}
