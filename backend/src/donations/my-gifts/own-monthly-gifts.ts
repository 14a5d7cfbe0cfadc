import { formatAmount } from "@pcf/contract/donation/amount";
import { longestPauseMonths, type OwnMonthlyGift } from "@pcf/contract/donation/my-gifts";
import type { Payload } from "payload";
import type { AuditAction } from "../../audit/audit-actions.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { holdsAddress, mayHoldAddress } from "../../privacy/same-address.ts";
import { changeAmount } from "../monthly/change-amount.ts";
import { giftsWhere } from "../monthly/gifts-where.ts";
import { isBilled } from "../monthly/monthly-gift-states.ts";
import { dayAfterPause, pauseForMonths } from "../monthly/pause-for-months.ts";
import { resumeGift } from "../monthly/pause-gift.ts";
import { type ChangeContext, NotChanged, stopGift } from "../monthly/stop-gift.ts";

const path = ["email"];

async function monthlyGiftsOf(payload: Payload, address: string): Promise<MonthlyGift[]> {
  const gifts = await giftsWhere(payload, mayHoldAddress(path, address));
  return gifts.filter((gift) => holdsAddress(gift, path, address));
}

async function daysAfterPause(payload: Payload, gift: MonthlyGift, pausedAt: Date): Promise<string[]> {
  if (!isBilled(gift)) return [];
  const months = Array.from({ length: longestPauseMonths }, (_, index) => index + 1);
  return Promise.all(months.map((each) => dayAfterPause(payload, gift, { months: each, pausedAt })));
}

function nextDayOf(gift: MonthlyGift): string | null {
  if (gift.state === "paused") return gift.resumeDay ?? null;
  return isBilled(gift) ? (gift.nextTryDay ?? gift.nextBillingDay) : null;
}

/** The monthly gifts of an address, the newest first. */
export async function ownMonthlyGifts(
  payload: Payload,
  { address, now }: { address: string; now: Date },
): Promise<OwnMonthlyGift[]> {
  const gifts = await monthlyGiftsOf(payload, address);
  return Promise.all(
    gifts.reverse().map(async (gift) => ({
      reference: gift.orderId,
      amountCents: gift.amountCents,
      area: gift.donationArea,
      state: gift.state,
      nextDay: nextDayOf(gift),
      afterPause: await daysAfterPause(payload, gift, now),
    })),
  );
}

type ChangeOfOwn = {
  address: string;
  reference: string;
  /** What the log calls it. */
  action: AuditAction;
  detail?: (gift: MonthlyGift) => string;
  /** Whether there is anything to change; what is stopped never is. */
  may?: (gift: MonthlyGift) => boolean;
  change: (gift: MonthlyGift) => Promise<void>;
};

/**
 * Changes a monthly gift of this address as its donor asks; the log says that it was the donor. `false` when it is not
 * theirs, or stopped, or cannot be changed so.
 */
async function changeOwn(
  payload: Payload,
  { address, reference, action, detail, may, change }: ChangeOfOwn,
): Promise<boolean> {
  const gift = (await monthlyGiftsOf(payload, address)).find(({ orderId }) => orderId === reference);
  if (!gift || gift.state === "stopped" || may?.(gift) === false) return false;
  const on = { collection: "monthly-gifts", id: gift.id };
  const line = { by: { kind: "donor" }, action, on, label: gift.orderId } as const;
  try {
    await recordThenAct(payload, { ...line, ...(detail && { detail: detail(gift) }) }, () => change(gift));
    return true;
  } catch (error) {
    if (error instanceof NotChanged) return false;
    throw error;
  }
}

type OwnGiftAsked = { address: string; reference: string };
const reason = "By the donor, on their own page";

/** Stops a monthly gift for good. `false` when it is not theirs, or stopped already. */
export const stopOwnMonthlyGift = (context: ChangeContext, asked: OwnGiftAsked): Promise<boolean> =>
  changeOwn(context.payload, {
    ...asked,
    action: "monthly-stopped",
    change: (gift) => stopGift(context, gift, { reason }),
  });

/** Changes what is charged each month. `false` when it is not theirs, or stopped, or has this amount already. */
export const changeOwnAmount = (
  context: ChangeContext,
  { amountCents, ...asked }: OwnGiftAsked & { amountCents: number },
): Promise<boolean> =>
  changeOwn(context.payload, {
    ...asked,
    action: "monthly-amount",
    may: (gift) => gift.amountCents !== amountCents,
    detail: (gift) => `${formatAmount(gift.amountCents)} to ${formatAmount(amountCents)}`,
    change: (gift) => changeAmount(context, gift, { amountCents }),
  });

/** Pauses a monthly gift for some months. `false` when it is not theirs, or is not being billed. */
export const pauseOwnMonthlyGift = (
  context: ChangeContext,
  { months, ...asked }: OwnGiftAsked & { months: number },
): Promise<boolean> =>
  changeOwn(context.payload, {
    ...asked,
    action: "monthly-paused",
    detail: () => (months === 1 ? "for 1 month" : `for ${months} months`),
    may: isBilled,
    change: (gift) => pauseForMonths(context, gift, { months, reason }),
  });

/** Ends a pause of the donor's own early. `false` when it is not theirs, or paused for another reason. */
export const resumeOwnMonthlyGift = (context: ChangeContext, asked: OwnGiftAsked): Promise<boolean> =>
  changeOwn(context.payload, {
    ...asked,
    action: "monthly-resumed",
    may: (gift) => gift.state === "paused" && Boolean(gift.resumeDay),
    change: (gift) => resumeGift(context, gift, { reason }),
  });
