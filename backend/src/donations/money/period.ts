import { bankTimeZone } from "@pcf/contract/constants";
import { longDay } from "@pcf/contract/long-day";
import { addDays, utcDay } from "@pcf/contract/utc-day";
import { dayIn } from "@pcf/contract/zone-clock";
import type { Payload } from "payload";

/* Days are `YYYY-MM-DD` on the bank's calendar, by which gifts, receipts and refunds are counted. */

/** Its days, the first and the last of them counted, and how staff call it. */
export type Period = { from: string; to: string; label: string };
/** A period that staff choose by one press; `key` stands in the address. */
export type NamedPeriod = Period & { key: string; link: string };

export const bankDay = (now: Date): string => dayIn(now, bankTimeZone);

const yearOf = (day: string): number => Number(day.slice(0, 4));
const monthOf = (day: string): number => Number(day.slice(5, 7));

/** Name of a month: November 2026. */
export const monthName = (month: string): string => longDay(`${month}-01`).replace(" 1,", "");

/** The month so many months after that of a day. */
function monthAt(day: string, after = 0): Period {
  const first = utcDay(Date.UTC(yearOf(day), monthOf(day) - 1 + after, 1));
  const to = addDays(utcDay(Date.UTC(yearOf(first), monthOf(first), 1)), -1);
  return { from: first, to, label: monthName(first.slice(0, 7)) };
}

/** The days of a period month by month, the first and the last month only in part where it is so. */
export function monthsIn({ from, to }: Pick<Period, "from" | "to">): Pick<Period, "from" | "to">[] {
  const months: Pick<Period, "from" | "to">[] = [];
  for (let day = from; day <= to; ) {
    const end = monthAt(day).to;
    months.push({ from: day, to: end < to ? end : to });
    day = addDays(end, 1);
  }
  return months;
}

/**
 * The fiscal year that a day is in, where such years begin with this month (1 to 12). It is named after its year, or after both
 * of them: 2026, 2026-27.
 */
export function fiscalYear(day: string, firstMonth: number): Period {
  const begins = yearOf(day) - (monthOf(day) < firstMonth ? 1 : 0);
  const from = utcDay(Date.UTC(begins, firstMonth - 1, 1));
  const to = addDays(utcDay(Date.UTC(begins + 1, firstMonth - 1, 1)), -1);
  const ends = yearOf(to);
  return { from, to, label: begins === ends ? String(begins) : `${begins}-${String(ends).slice(2)}` };
}

const calendarYears = 5;

/** The periods that are offered, the usual one first. */
export function namedPeriods(today: string, firstMonth: number): NamedPeriod[] {
  const fiscal = fiscalYear(today, firstMonth);
  const before = fiscalYear(addDays(fiscal.from, -1), firstMonth);
  const named = (link: string, label: string) => ({ link, label });
  return [
    { key: "this-month", ...monthAt(today), link: "This month" },
    { key: "last-month", ...monthAt(today, -1), link: "Last month" },
    ...(firstMonth === 1
      ? []
      : [
          { ...fiscal, key: "fiscal-year", ...named("This fiscal year", `Fiscal year ${fiscal.label}`) },
          { ...before, key: "last-fiscal-year", ...named("Last fiscal year", `Fiscal year ${before.label}`) },
        ]),
    ...Array.from({ length: calendarYears }, (_, back) => {
      const year = String(yearOf(today) - back);
      return { key: year, from: `${year}-01-01`, to: `${year}-12-31`, link: year, label: year };
    }),
  ];
}

const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && utcDay(at) === text;
};

export type AskedPeriod = { period: Period; key: string; periods: NamedPeriod[] };

/** The period that an address asks for; what fits nowhere is this month. */
export function askedPeriod(
  { period = "", from = "", to = "" }: Partial<Record<string, string>>,
  { today, firstMonth }: { today: string; firstMonth: number },
): AskedPeriod {
  const periods = namedPeriods(today, firstMonth);
  if (isDay(from) || isDay(to)) {
    const first = isDay(from) ? from : to;
    const last = isDay(to) ? to : today;
    const [begins = first, ends = last] = [first, last].toSorted();
    const label = begins === ends ? longDay(begins) : `${longDay(begins)} to ${longDay(ends)}`;
    return { period: { from: begins, to: ends, label }, key: "", periods };
  }
  const found = periods.find(({ key }) => key === period) ?? periods[0];
  if (!found) throw new Error("There is no period");
  return { period: found, key: found.key, periods };
}

/** The month with which the fiscal year begins, 1 to 12, as staff have set it. */
export async function fiscalYearStart(payload: Payload): Promise<number> {
  const { receipt } = await payload.findGlobal({ slug: "siteSettings", depth: 0 });
  return receipt?.fiscalYearStart ?? 1;
}
