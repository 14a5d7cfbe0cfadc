import type { ProvinceCode } from "./choices.ts";
import { utcDay } from "./utc-day.ts";

type Rule = {
  name: string;
  /** The day in a year, as `YYYY-MM-DD`. */
  on: (year: number) => string;
  /** Where it is one; everywhere without a list. */
  in?: readonly ProvinceCode[];
};

const dayMs = 24 * 60 * 60 * 1000;
const monday = 1;

const fixed = (month: number, day: number) => (year: number) => utcDay(Date.UTC(year, month - 1, day));

/** The first Monday of a month is 1, the second 2. */
const nthMonday = (month: number, nth: number) => (year: number) => {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const toMonday = (monday - first.getUTCDay() + 7) % 7;
  return utcDay(first.getTime() + (toMonday + (nth - 1) * 7) * dayMs);
};

/** The last Monday before the 25th of May. */
const mondayBeforeMay25 = (year: number) => {
  const last = new Date(Date.UTC(year, 4, 24));
  return utcDay(last.getTime() - ((last.getUTCDay() - monday + 7) % 7) * dayMs);
};

/** Two days before Easter, by the Gregorian rule (Meeus, Jones and Butcher). */
function goodFriday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const days = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451);
  return utcDay(Date.UTC(year, 2, 22 + days) - 2 * dayMs);
}

const familyDay = nthMonday(2, 3);
const augustMonday = nthMonday(8, 1);

/**
 * The holidays on which a hall is closed or a group may not meet: the general (statutory) holidays of the provinces' and
 * territories' laws on employment standards, and Remembrance Day where a law of its own makes it a day of rest. The days
 * themselves, not the working days given in their place. Sources: docs/decisions/034-meetings-that-change.md.
 */
const rules: readonly Rule[] = [
  { name: "New Year’s Day", on: fixed(1, 1) },
  { name: "Family Day", on: familyDay, in: ["AB", "BC", "NB", "ON", "SK"] },
  { name: "Louis Riel Day", on: familyDay, in: ["MB"] },
  { name: "Heritage Day", on: familyDay, in: ["NS"] },
  { name: "Islander Day", on: familyDay, in: ["PE"] },
  { name: "Good Friday", on: goodFriday },
  {
    name: "Victoria Day",
    on: mondayBeforeMay25,
    in: ["AB", "BC", "MB", "NT", "NU", "ON", "SK", "YT"],
  },
  { name: "National Patriots’ Day", on: mondayBeforeMay25, in: ["QC"] },
  { name: "National Indigenous Peoples Day", on: fixed(6, 21), in: ["NT", "YT"] },
  { name: "Quebec’s National Holiday", on: fixed(6, 24), in: ["QC"] },
  { name: "Canada Day", on: fixed(7, 1) },
  { name: "Nunavut Day", on: fixed(7, 9), in: ["NU"] },
  { name: "British Columbia Day", on: augustMonday, in: ["BC"] },
  { name: "New Brunswick Day", on: augustMonday, in: ["NB"] },
  { name: "Saskatchewan Day", on: augustMonday, in: ["SK"] },
  { name: "Civic Holiday", on: augustMonday, in: ["NT", "NU"] },
  { name: "Discovery Day", on: nthMonday(8, 3), in: ["YT"] },
  { name: "Labour Day", on: nthMonday(9, 1) },
  {
    name: "National Day for Truth and Reconciliation",
    on: fixed(9, 30),
    in: ["BC", "MB", "NT", "NU", "PE", "YT"],
  },
  {
    name: "Thanksgiving",
    on: nthMonday(10, 2),
    in: ["AB", "BC", "MB", "NT", "NU", "ON", "QC", "SK", "YT"],
  },
  {
    name: "Remembrance Day",
    on: fixed(11, 11),
    in: ["AB", "BC", "MB", "NB", "NL", "NS", "NT", "NU", "PE", "SK", "YT"],
  },
  { name: "Christmas Day", on: fixed(12, 25) },
  { name: "Boxing Day", on: fixed(12, 26), in: ["ON"] },
];

/** The holiday that a day (`YYYY-MM-DD`) is in a province or territory, if it is one there. */
export function holidayOn(day: string, province: string | undefined): string | undefined {
  const year = Number(day.slice(0, 4));
  const here = ({ in: provinces }: Rule) => !provinces || provinces.some((code) => code === province);
  return rules.find((rule) => here(rule) && rule.on(year) === day)?.name;
}
