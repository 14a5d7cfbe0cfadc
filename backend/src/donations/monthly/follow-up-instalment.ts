import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { declineReason } from "../charge/decline-reason.ts";
import { wasClosedByStaff } from "../record/donation-history.ts";
import { billedStates, declinedForGood, isBilled } from "../record/monthly-gift-states.ts";
import { chargedAgainFrom, dueDayAfter } from "./due-days.ts";
import { afterTry, dayOf } from "./month-status.ts";
import { passOver } from "./pass-over.ts";
import { mailMonthlyPaused, pauseAfterDeclines } from "./pause-gift.ts";

/** The tries of the month of this one, up to it, the oldest first. */
async function triesUpTo(payload: Payload, { id, monthlyGift, dueDay }: Donation): Promise<Donation[]> {
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: {
      and: [
        { monthlyGift: { equals: relatedId(monthlyGift) } },
        { dueDay: { equals: dueDay } },
        { id: { less_than_equal: id } },
      ],
    },
    sort: "id",
    pagination: false,
  });
  return docs;
}

/**
 * What the outcome of a month's charge brings with it: the gift waits for its next month, or for another try, or is
 * paused, and its donor hears of a failure. It may run more than once: what follows is worked out from the tries, and the
 * gift is changed only while it still waits for this month.
 */
export async function followUpInstalment(payload: Payload, donation: Donation): Promise<void> {
  const giftId = relatedId(donation.monthlyGift);
  const { dueDay } = donation;
  const gift: MonthlyGift | null = giftId
    ? await payload.db.findOne({ collection: "monthly-gifts", where: { id: { equals: giftId } } })
    : null;
  if (!gift || !dueDay) throw new Error(`The instalment ${donation.orderId} belongs to no monthly gift`);
  const thisMonth = { id: { equals: gift.id }, nextBillingDay: { equals: dueDay } };
  const whileBilled = { ...thisMonth, state: { in: [...billedStates] } };
  const nextMonth = { nextBillingDay: dueDayAfter(dueDay), nextTryDay: null };

  const continueGift = async (nextTryDay: string | null = null) => {
    await updateIf(payload, "monthly-gifts", whileBilled, { ...nextMonth, nextTryDay, state: "active" });
    // One that was paused or stopped while the charge was on its way stays so.
    await updateIf(payload, "monthly-gifts", thisMonth, nextMonth);
  };
  if (donation.state === "approved" || donation.state === "refunded") {
    const again = chargedAgainFrom(dayOf(donation));
    return continueGift(again > nextMonth.nextBillingDay ? again : null);
  }
  if (wasClosedByStaff(donation)) {
    await continueGift();
    const { mailNotCharged } = await import("../charge/mails/not-charged-mail.ts");
    return mailNotCharged(payload, donation, { goesOn: isBilled(gift) });
  }

  // The outcome may be known only weeks after the bank was asked. For a gift that is not billed now no day is sought.
  const from = isBilled(gift) ? charityDay(new Date(donation.updatedAt)) : dayOf(donation);
  const chargeable = { from, cardChangedAt: gift.cardChangedAt ?? null };
  const status = afterTry(dueDay, await triesUpTo(payload, donation), chargeable);
  const declined = donation.state === "declined";
  if (status.kind === "open") {
    const { on: nextTryDay } = status;
    await updateIf(payload, "monthly-gifts", whileBilled, {
      nextTryDay,
      ...(declined && { state: "failing" }),
    });
    // Of one that was paused or stopped meanwhile nothing is tried again.
    if (declined && isBilled(gift)) {
      const { mailMonthlyFailure } = await import("./mails/monthly-failure-mail.ts");
      await mailMonthlyFailure(payload, gift, { donation, reason: declineReason(donation), nextTryDay });
    }
  } else if (status.kind === "ended") {
    const { because } = status;
    const pausedAt = donation.updatedAt;
    await pauseAfterDeclines(payload, gift, { dueDay, because, pausedAt, key: donation.orderId });
    // A pause that its donor wished has no end any more: the card cannot be charged.
    await updateIf(
      payload,
      "monthly-gifts",
      { ...thisMonth, state: { equals: "paused" }, pauseMonths: { exists: true } },
      { pauseMonths: null, resumeDay: null, stateReason: `${declinedForGood}${because}` },
    );
    if (gift.state !== "stopped") await mailMonthlyPaused(payload, gift, { because, key: donation.orderId });
  } else {
    const today = charityDay(new Date(donation.updatedAt));
    await passOver(payload, gift, { from: dueDay, to: nextMonth.nextBillingDay, today });
    // A gift that was paused or stopped meanwhile waits for the next month as well, and its donor is told nothing.
    await continueGift();
  }
}
