import { bankTimeZone } from "@pcf/contract/constants";
import { dayIn } from "@pcf/contract/zone-clock";
import type { Donation } from "../../payload-types.ts";
import { giftMoment } from "../record/gift-facts.ts";

/** The gateway settles a day's charges between ten and eleven in the evening by its own clock. */
const settlesFromHour = 22;

const hour = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", timeZone: bankTimeZone });

/** Whether a charge can still be taken back as if it had not been: on its own day, before the day is settled. */
export function isDayOfCorrection(donation: Pick<Donation, "gateway" | "createdAt">, now: Date): boolean {
  const sameDay = dayIn(giftMoment(donation), bankTimeZone) === dayIn(now, bankTimeZone);
  return sameDay && Number(hour.format(now)) < settlesFromHour;
}
