import { formatAmount } from "@pcf/contract/donation/amount";
import { longDay } from "@pcf/contract/long-day";
import { addDays, utcDay } from "@pcf/contract/utc-day";
import type { BarOf } from "../../office/charts/bar-chart.tsx";
import { monthName, type Period } from "./period.ts";
import type { Total } from "./totals.ts";

/** A longer period is drawn by month: more bars than so many say nothing. */
const mostDays = 62;

const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/** Whether a period is told day by day or month by month. */
export const stepOf = (period: Period): "day" | "month" => (daysOf(period) <= mostDays ? "day" : "month");

const nextMonth = (month: string): string =>
  utcDay(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1)).slice(0, 7);

const short = (key: string): string => {
  const [month = "", rest = ""] = longDay(key.length === 7 ? `${key}-01` : key).split(" ");
  return key.length === 7
    ? `${month.slice(0, 3)} ${key.slice(0, 4)}`
    : `${month.slice(0, 3)} ${rest.replace(",", "")}`;
};

/** A bar for each day or month of a period, those without a gift too; none after the last day there can be one of. */
export function timeBars(period: Period, totals: readonly Total[], today: string): BarOf[] {
  const step = stepOf(period);
  const byKey = new Map(totals.map((total) => [total.key, total.takenCents]));
  const end = period.to > today && period.from <= today ? today : period.to;
  const last = step === "day" ? end : end.slice(0, 7);
  const bars: BarOf[] = [];
  let key = step === "day" ? period.from : period.from.slice(0, 7);
  while (key <= last) {
    const cents = byKey.get(key) ?? 0;
    const label = step === "day" ? longDay(key) : monthName(key);
    bars.push({ short: short(key), label, cents, sum: formatAmount(cents) });
    key = step === "day" ? addDays(key, 1) : nextMonth(key);
  }
  return bars;
}

/** What bars say, in a sentence. */
export function barsInWords(bars: readonly BarOf[]): string {
  const sum = bars.reduce((all, { cents }) => all + cents, 0);
  const best = bars.toSorted((one, other) => other.cents - one.cents)[0];
  return !best || sum === 0
    ? "Nothing was taken."
    : `${formatAmount(sum)} in all. The most: ${best.label}, ${best.sum}.`;
}
