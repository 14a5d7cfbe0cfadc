import { bankTimeZone } from "@pcf/contract/constants";
import { formatAmount } from "@pcf/contract/donation/amount";
import { dayIn } from "@pcf/contract/zone-clock";
import type { Donation, Refund } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { earliestStatusCheck } from "../gateway/gateway.ts";
import { donationKind, isCharged } from "../record/donation-kind.ts";
import { isOpen } from "../record/donation-states.ts";
import { moveDonation } from "../record/donation-store.ts";
import { cameByHand } from "../record/gift-methods.ts";
import { giftDay } from "../record/gift-moment.ts";
import { findRefund, insertRefund, refundsOf } from "./refund-store.ts";
import { type RefundContext, sendRefund } from "./send-refund.ts";

/** What staff are told when money cannot be given back. Nothing was sent to the gateway. */
export class RefundRefused extends Error {
  override name = "RefundRefused";
}

const sumRefunded = (refunds: Refund[]) =>
  refunds
    .filter(({ state }) => state === "given-back")
    .reduce((sum, { amountCents }) => sum + amountCents, 0);

/** What can still be given back of a gift, and why nothing can; `refusal` is a sentence for staff. */
export function refundable(donation: Donation, refunds: Refund[]): { cents: number; refusal: string | null } {
  const cents = donation.amountCents - sumRefunded(refunds);
  const refusal = () => {
    if (donationKind(donation) === "card-change")
      return "By this a monthly gift was given another card. Nothing was charged by it, so there is nothing to give back.";
    if (cameByHand(donation))
      return "This gift did not come by card. Give the money back by the way it came, and cancel its receipt.";
    if (!isCharged(donation))
      return "This is the sign-up of a monthly gift. Nothing was charged by it, so there is nothing to give back.";
    if (donation.state === "refunded" || cents <= 0) return "All of this gift has been given back already.";
    if (donation.state === "held") return "This gift is held. Decide about it first.";
    if (donation.state !== "approved") return "This gift was not charged, so there is nothing to give back.";
    if (refunds.some(isOpen))
      return "Another refund of this gift is not settled yet. Wait until it is, or decide about it.";
    if (!donation.gateway?.transactionId)
      return "The number under which the gateway gives money back was not kept for this charge. Give it back on the gateway’s own website.";
    return null;
  };
  return { cents, refusal: refusal() };
}

/** The gateway settles a day's charges between ten and eleven in the evening by its own clock. */
const settlesFromHour = 22;

const hour = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", timeZone: bankTimeZone });

/** Whether a charge can still be taken back as if it had not been: on its own day, before the day is settled. */
function isDayOfCorrection(donation: Pick<Donation, "gateway" | "createdAt">, now: Date): boolean {
  const sameDay = giftDay(donation) === dayIn(now, bankTimeZone);
  return sameDay && Number(hour.format(now)) < settlesFromHour;
}

export type RefundOrder = {
  amountCents: number;
  reason: string;
  /** Id of the staff account. */
  by: string;
  /** The same key is the same refund, however often it is asked for. */
  key: string;
};

/**
 * Gives money back for a gift: written down, then sent once, by what the day asks. The gift's own history names who and why,
 * in the statement that also makes sure that the gift has not changed since it was read.
 *
 * @throws RefundRefused when it cannot be given back; nothing was sent then.
 */
export async function refundDonation(
  context: RefundContext,
  donation: Donation,
  { amountCents, reason, by, key }: RefundOrder,
): Promise<Refund> {
  const { payload, now } = context;
  const known = await findRefund(payload, { key: { equals: key } });
  if (known) {
    if (relatedId(known.donation) === donation.id && known.amountCents === amountCents) return known;
    throw new RefundRefused("This was asked for already. Load the page again");
  }
  const refunds = await refundsOf(payload, donation);
  const { cents, refusal } = refundable(donation, refunds);
  if (refusal) throw new RefundRefused(refusal);
  if (amountCents < 1 || amountCents > cents)
    throw new RefundRefused(`No more than ${formatAmount(cents)} of this gift can be given back.`);

  const changed = "Somebody else has just changed this gift. Load the page again";
  const moved = await moveDonation(payload, donation, {
    state: donation.state,
    note: `refund asked by staff ${by}, ${amountCents} of ${cents} cents: ${reason}`,
    now: now(),
  });
  if (!moved) throw new RefundRefused(changed);
  const whole = refunds.every(({ state }) => state === "refused") && amountCents === donation.amountCents;
  const row = await insertRefund(payload, {
    orderId: `${donation.orderId}-R${refunds.length + 1}`,
    key,
    donationId: donation.id,
    amountCents,
    transaction: whole && isDayOfCorrection(donation, now()) ? "correction" : "refund",
    now: now(),
    checkAt: earliestStatusCheck(now()),
  });
  if (!row) throw new RefundRefused(changed);
  await context.checkpoint?.("row-written");
  return sendRefund(context, donation, row);
}
