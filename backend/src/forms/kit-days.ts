import { charityTimeZone } from "@pcf/contract/constants";
import { typedProvince } from "@pcf/contract/typed-province";
import { utcDay } from "@pcf/contract/utc-day";
import { clockAt } from "@pcf/contract/zone-clock";

const dayMs = 86_400_000;
const wednesday = 3;
/** The kits of a Wednesday are packed in the morning. */
const closesAt = "12:00";

const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);

/**
 * The next Wednesday on the charity's calendar, as `YYYY-MM-DD`: kits go out on Wednesdays. Until noon on its clock that is
 * today's.
 */
export function nextKitDay(now: Date): string {
  const [day = "", time = ""] = clockAt(now.getTime(), charityTimeZone).split("T");
  const today = midnight(day);
  const days = (wednesday - new Date(today).getUTCDay() + 7) % 7;
  return utcDay(today + (days === 0 && time >= closesAt ? 7 : days) * dayMs);
}

/** How long kits take from British Columbia, from where they are mailed: the facts that say it, and what holds without them. */
const times = {
  near: { fact: "kit-time-bc", weeks: 1, words: "1 week" },
  far: { fact: "kit-time-elsewhere", weeks: 2, words: "2 weeks" },
} as const;

const weeksIn = (words: string): number | undefined => {
  const [, weeks] = /(\d+)\s+weeks?\b/.exec(words) ?? [];
  return weeks === undefined ? undefined : Number(weeks);
};

/**
 * Monday of the week in which kits that go out on the day `mailOn` (`YYYY-MM-DD`) should arrive, and how long they take in
 * words: by `facts`, one time within British Columbia and another elsewhere in Canada.
 */
export function kitArrival(
  mailOn: string,
  province: string,
  facts: ReadonlyMap<string, string>,
): { isNear: boolean; takes: string; monday: string } {
  const isNear = typedProvince(province) === "BC";
  const time = isNear ? times.near : times.far;
  const takes = facts.get(time.fact) ?? time.words;
  const weeks = weeksIn(takes) ?? time.weeks;
  const day = midnight(mailOn) + weeks * 7 * dayMs;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return { isNear, takes, monday: utcDay(day - sinceMonday * dayMs) };
}
