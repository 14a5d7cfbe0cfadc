const dayMs = 24 * 60 * 60 * 1000;
const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

function indexIn(names: string[], name: string): number {
  const index = names.indexOf(name);
  if (index === -1) throw new Error(`"${name}" is not one of ${names.join(", ")}`);
  return index;
}

/** The first such weekday on or after a day; days are `YYYY-MM-DD`. */
export function weekdayFrom(day: string, weekday: string): string {
  const ahead = (indexIn(weekdays, weekday) - new Date(midnight(day)).getUTCDay() + 7) % 7;
  return dayOf(midnight(day) + ahead * dayMs);
}

/**
 * The next (`+`, today counts) or the last (`-`) such weekday of a month, such as the third Sunday in June, seen from
 * `today`.
 */
export function weekdayOfMonth(
  which: { sign: string; month: string; count: number; weekday: string },
  today: string,
): string {
  const month = String(indexIn(months, which.month) + 1).padStart(2, "0");
  const thisYear = Number(today.slice(0, 4));
  const days = [thisYear - 1, thisYear, thisYear + 1].map((year) => {
    const first = weekdayFrom(`${year}-${month}-01`, which.weekday);
    return dayOf(midnight(first) + (which.count - 1) * 7 * dayMs);
  });
  const day = which.sign === "+" ? days.find((each) => each >= today) : days.findLast((each) => each < today);
  if (!day) throw new Error(`no ${which.month} around ${today}`);
  return day;
}
