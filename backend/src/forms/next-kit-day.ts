import { charityDay } from "@pcf/contract/donation/next-billing-day";

const wednesday = 3;

/** The next Wednesday on the charity's calendar, today included, as `YYYY-MM-DD`: kits go out on Wednesdays. */
export function nextKitDay(now: Date): string {
  const today = new Date(`${charityDay(now)}T00:00:00Z`);
  const days = (wednesday - today.getUTCDay() + 7) % 7;
  return new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
