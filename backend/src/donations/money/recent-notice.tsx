import { formatDollars } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { addDays } from "@pcf/contract/utc-day";
import type { Payload, ServerProps } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { BarFigure, BarTable } from "../../office/charts/bar-figure.tsx";
import { bankDay, type Period } from "./period.ts";
import { barsInWords, timeBars } from "./time-bars.ts";
import { type Sums, sumOf, totalsOf } from "./totals.ts";
import "./money.css";

const copy = {
  title: "Gifts of the last 30 days",
  bars: "Taken by day",
  day: "Day",
  taken: "Taken",
  none: "No gift came in these days.",
  all: "All totals",
  beside: (now: string, month: string, before: string, day: string) =>
    `${now} so far in ${month}; ${before} by ${day} last year.`,
} as const;

const rangeSums = async (payload: Payload, from: string, to: string): Promise<Sums> =>
  sumOf(await totalsOf(payload, { from, to }, "month"));

const wholeDollars = (cents: number): string => formatDollars(Math.round(cents / 100));

/** The same day of the year before: of a February 29 the 28th. */
const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4) === "-02-29" ? "-02-28" : day.slice(4)}`;

/** This month so far beside the same days of the same month last year, as a sentence. */
export async function monthBesideLastYear(payload: Payload, today: string): Promise<string> {
  const before = yearBefore(today);
  const [now, then] = await Promise.all([
    rangeSums(payload, `${today.slice(0, 7)}-01`, today),
    rangeSums(payload, `${before.slice(0, 7)}-01`, before),
  ]);
  const [month = ""] = longDay(today).split(" ");
  const [day = ""] = longDay(before).split(",");
  return copy.beside(wholeDollars(now.takenCents), month, wholeDollars(then.takenCents), day);
}

/** On the first screen of those who may see totals. */
export async function RecentNotice({ payload, user }: ServerProps) {
  if (!staffWhoMay("money-totals")({ req: { user: user ?? null } })) return null;
  const today = bankDay(new Date());
  const period: Period = { from: addDays(today, -29), to: today, label: copy.title };
  const [totals, beside] = await Promise.all([
    totalsOf(payload, period, "day"),
    monthBesideLastYear(payload, today),
  ]);
  const bars = timeBars(period, totals, today);
  return (
    <section className="money__recent">
      <h2>{copy.title}</h2>
      <p>{beside}</p>
      {totals.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <BarFigure
          title={copy.bars}
          about={barsInWords(bars)}
          bars={bars}
          table={<BarTable bars={bars} of={copy.day} summed={copy.taken} />}
        />
      )}
      <a href={`${payload.config.routes.admin}/money`}>{copy.all}</a>
    </section>
  );
}
