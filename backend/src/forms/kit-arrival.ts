import { typedProvince } from "@pcf/contract/typed-province";

const dayMs = 86_400_000;

/**
 * Monday of the week in which kits that go out on the day `mailOn` (`YYYY-MM-DD`) should arrive: one week later in British
 * Columbia, from where they are mailed, and two weeks later elsewhere in Canada.
 */
export function kitArrival(mailOn: string, province: string): { weeks: 1 | 2; monday: string } {
  const weeks = typedProvince(province) === "BC" ? 1 : 2;
  const day = new Date(Date.parse(`${mailOn}T00:00:00Z`) + weeks * 7 * dayMs);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return { weeks, monday: new Date(day.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10) };
}
