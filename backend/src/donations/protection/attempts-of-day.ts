import { and, count, gt, ne, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";

const minuteMs = 60_000;
export const minutesOfDay = 24 * 60;

/** Tries to give by whoever typed a card, minute by minute, and those of them that the bank declined. */
export type AttemptsOfDay = {
  /** The first of the minutes. */
  from: Date;
  attempts: number[];
  declines: number[];
};

/** The minute of a moment as the database writes it: `2026-11-27T18:04`, in universal time. */
const minuteOf = ({ db }: Payload, moment: SQL): SQL<string> =>
  db.name === "postgres"
    ? sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI')`
    : sql<string>`substr(${moment}, 1, 16)`;

/** The last 24 hours: one statement, by the index of the time. Months that are charged by themselves are no attempts. */
export async function attemptsOfDay(payload: Payload, now: Date): Promise<AttemptsOfDay> {
  const gifts = tableOf(payload, "donations");
  const last = Math.floor(now.getTime() / minuteMs) * minuteMs;
  const from = new Date(last - (minutesOfDay - 1) * minuteMs);
  const minute = minuteOf(payload, sql`${gifts.createdAt}`);
  const rows = await payload.db.drizzle
    .select({
      minute,
      attempts: count(),
      declines: sql<number>`sum(case when ${gifts.state} = 'declined' then 1 else 0 end)`,
    })
    .from(gifts)
    .where(
      and(
        gt(gifts.createdAt, new Date(from.getTime() - 1).toISOString()),
        ne(gifts.donationType, "instalment"),
      ),
    )
    .groupBy(minute);
  const day = {
    from,
    attempts: Array.from({ length: minutesOfDay }, () => 0),
    declines: Array.from({ length: minutesOfDay }, () => 0),
  };
  for (const row of rows) {
    const at = (Date.parse(`${row.minute}:00Z`) - from.getTime()) / minuteMs;
    if (!(at >= 0 && at < minutesOfDay)) continue;
    day.attempts[at] = Number(row.attempts);
    day.declines[at] = Number(row.declines);
  }
  return day;
}

type HourOfAttempts = { from: Date; attempts: number; declines: number; busiest: number };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The same by hours, the newest first: what was tried and declined, and the most tries within a minute. */
export function byHour({ from, attempts, declines }: AttemptsOfDay): HourOfAttempts[] {
  return Array.from({ length: minutesOfDay / 60 }, (_, hour) => {
    const within = (counts: readonly number[]) => counts.slice(hour * 60, (hour + 1) * 60);
    return {
      from: new Date(from.getTime() + hour * 60 * minuteMs),
      attempts: sum(within(attempts)),
      declines: sum(within(declines)),
      busiest: Math.max(...within(attempts)),
    };
  }).reverse();
}
