import { and, countDistinct, eq, inArray, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { unsettledStates } from "../record/donation-states.ts";
import { endsBefore } from "../record/ends-before.ts";
import { declinedForGood } from "../record/monthly-gift-states.ts";

/** Some monthly gifts, and what they come to in a month. */
type Sum = { gifts: number; cents: number };

/** What a billing day brings if nothing changes until then. */
type ComingBilling = {
  asked: Sum;
  /** Of those asked for: the card is good no longer by then, so that the bank will hardly approve. */
  expired: Sum;
  /** Of those asked for: nobody knows yet what became of the last charge, and until then none is sent. */
  unclear: number;
  left: { later: Sum; pausedUntil: Sum; pausedOpen: Sum; pausedDeclined: Sum; stopped: Sum };
};

const kinds = [
  "asked",
  "expired",
  "later",
  "pausedUntil",
  "pausedOpen",
  "pausedDeclined",
  "stopped",
] as const;

/**
 * Who is asked for money on a billing day, and who is not and why, as billing itself will see it by what is known today; of
 * those who have stopped, who did so since the billing day before. Two statements, one of them over the monthly gifts.
 */
export async function comingBilling(
  payload: Payload,
  { day, since }: { day: string; since: string },
): Promise<ComingBilling> {
  const { drizzle } = payload.db;
  const monthly = tableOf(payload, "monthly-gifts");
  const gifts = tableOf(payload, "donations");
  const { state, nextBillingDay, nextTryDay, resumeDay, cardExpiry, stateReason, stoppedAt } = monthly;
  const month = day.slice(0, 7);
  const isExpired = endsBefore(cardExpiry, month);
  const kind = sql<string>`case
    when ${state} = 'stopped' then 'stopped'
    when ${state} = 'paused' and ${stateReason} like ${`${declinedForGood}%`} then 'pausedDeclined'
    when ${state} = 'paused' and ${resumeDay} is null then 'pausedOpen'
    when ${state} = 'paused' and ${resumeDay} > ${day} then 'pausedUntil'
    when ${state} <> 'paused' and ${nextBillingDay} > ${day} then 'later'
    when ${state} = 'active' and ${nextTryDay} > ${day} then 'later'
    when ${isExpired} then 'expired'
    else 'asked' end`;
  const known = drizzle
    .select({ kind: kind.as("kind"), cents: monthly.amountCents })
    .from(monthly)
    .where(sql`${state} <> 'stopped' or ${stoppedAt} >= ${since}`)
    .as("known");
  const [rows, [waiting]] = await Promise.all([
    drizzle
      .select({ kind: known.kind, gifts: sql<number>`count(*)`, cents: sql<number>`sum(${known.cents})` })
      .from(known)
      .groupBy(known.kind),
    drizzle
      .select({ gifts: countDistinct(gifts.monthlyGift) })
      .from(gifts)
      .where(and(inArray(gifts.state, [...unsettledStates, "held"]), eq(gifts.donationType, "instalment"))),
  ]);
  const of = (wanted: (typeof kinds)[number]): Sum => {
    const row = rows.find(({ kind: found }) => found === wanted);
    return { gifts: Number(row?.gifts ?? 0), cents: Number(row?.cents ?? 0) };
  };
  const [asked, expired] = [of("asked"), of("expired")];
  return {
    asked: { gifts: asked.gifts + expired.gifts, cents: asked.cents + expired.cents },
    expired,
    unclear: Number(waiting?.gifts ?? 0),
    left: {
      later: of("later"),
      pausedUntil: of("pausedUntil"),
      pausedOpen: of("pausedOpen"),
      pausedDeclined: of("pausedDeclined"),
      stopped: of("stopped"),
    },
  };
}
