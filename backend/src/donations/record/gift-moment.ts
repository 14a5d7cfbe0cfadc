import { bankTimeZone } from "@pcf/contract/constants";
import { dayIn, instantAt } from "@pcf/contract/zone-clock";
import type { Donation } from "../../payload-types.ts";

type Moment = Pick<Donation, "createdAt"> & {
  gateway?: { transDateTime?: string | null | undefined } | undefined;
};

/**
 * When a gift was made: the bank's own time of its approval, which may have reached us days later. Where the bank told
 * none, the time at which we asked it first; that it was approved may have come out in another year.
 */
export function giftMoment({ gateway, createdAt }: Moment): Date {
  const [day = "", time = ""] = gateway?.transDateTime?.split(" ") ?? [];
  const isKnown = !Number.isNaN(Date.parse(`${day}T${time}Z`));
  return isKnown ? instantAt(day, time, bankTimeZone) : new Date(createdAt);
}

/** The day of a gift on the bank's calendar, by which receipts, years and totals count, as `YYYY-MM-DD`. */
export const giftDay = (gift: Moment): string => dayIn(giftMoment(gift), bankTimeZone);

/** What is left of a gift after refunds: what its receipt is of. */
export const keptCents = ({
  state,
  amountCents,
  refundedCents,
}: Pick<Donation, "state" | "amountCents" | "refundedCents">): number =>
  state === "refunded" ? 0 : amountCents - refundedCents;
