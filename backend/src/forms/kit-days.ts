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

/**
 * Monday of the week in which kits that go out on the day `mailOn` (`YYYY-MM-DD`) should arrive: one week later in British
 * Columbia, from where they are mailed, and two weeks later elsewhere in Canada.
 */
export function kitArrival(mailOn: string, province: string): { weeks: 1 | 2; monday: string } {
  const weeks = typedProvince(province) === "BC" ? 1 : 2;
  const day = midnight(mailOn) + weeks * 7 * dayMs;
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return { weeks, monday: utcDay(day - sinceMonday * dayMs) };
}
