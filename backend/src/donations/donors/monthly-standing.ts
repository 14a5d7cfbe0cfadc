import { longDay } from "@pcf/contract/long-day";
import { addDays } from "@pcf/contract/utc-day";

/** How a donor's monthly giving stands: of several monthly gifts the one that stands best. */
export const monthlyStandings = ["active", "failing", "paused", "stopped"] as const;
export type MonthlyStanding = (typeof monthlyStandings)[number];

export const standingWords: Record<MonthlyStanding, string> = {
  active: "Gives monthly",
  failing: "Card declined, tried again",
  paused: "Paused",
  stopped: "Stopped",
};

/** The better of them: one of several monthly gifts that runs is what staff ask about. */
export const bestStanding = (some: readonly unknown[]): MonthlyStanding | null =>
  monthlyStandings.find((standing) => some.includes(standing)) ?? null;

/** A pause of so many days without a month that was taken is no pause any more. */
const lapseDays = 92;

/** Whoever is paused since before this day has lapsed. */
export const lapsedBefore = (today: string): string => addDays(today, -lapseDays);

type Monthly = { monthly: MonthlyStanding | null; lastMonthlyDay: string | null };

/** How the monthly giving of a donor stands, in words; nothing for who never began it. */
export function monthlyWords({ monthly, lastMonthlyDay }: Monthly): string {
  if (monthly === null) return "";
  if (monthly === "paused" && lastMonthlyDay) return `Paused, last charged on ${longDay(lastMonthlyDay)}`;
  if (monthly !== "stopped") return standingWords[monthly];
  return lastMonthlyDay ? `Gave monthly until ${longDay(lastMonthlyDay)}` : "Stopped before the first month";
}
