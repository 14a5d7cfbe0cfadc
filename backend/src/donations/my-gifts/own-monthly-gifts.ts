import { randomUUID } from "node:crypto";
import { formatAmount } from "@pcf/contract/donation/amount";
import type { ReceiptDonorValues } from "@pcf/contract/donation/form";
import { longestPauseMonths, type OwnMonthlyGift } from "@pcf/contract/donation/my-gifts";
import type { Payload } from "payload";
import type { AuditAction } from "../../audit/record-action.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { holdsAddress, mayHoldAddress } from "../../platform/database/same-address.ts";
import { changeAmount } from "../monthly/change-amount.ts";
import { changeReceiptDonor, isOtherDonor, signUpOf } from "../monthly/change-receipt-donor.ts";
import { type ChangeContext, NotChanged } from "../monthly/gift-change.ts";
import { dayAfterPause, pauseForMonths } from "../monthly/pause-for-months.ts";
import { resumeGift } from "../monthly/pause-gift.ts";
import { stopGift } from "../monthly/stop-gift.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { isBilled, isPausedByDeclines } from "../record/monthly-gift-states.ts";
import { ownReceiptsTo } from "./own-receipts-to.ts";

const path = ["email"];

export async function monthlyGiftsOf(payload: Payload, address: string): Promise<MonthlyGift[]> {
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

function cardOf({ state, cardEnding, cardExpiry }: MonthlyGift): OwnMonthlyGift["card"] {
  if (state === "stopped" || !(cardEnding || cardExpiry)) return null;
  return { ending: cardEnding || null, lastMonth: cardExpiry || null };
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
      waitsForCard: isPausedByDeclines(gift),
      card: cardOf(gift),
      cardKey: randomUUID(),
      afterPause: await daysAfterPause(payload, gift, now),
      receiptsTo: await ownReceiptsTo(payload, gift, now),
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
  may?: (gift: MonthlyGift) => boolean | Promise<boolean>;
  /** Receipts are issued after a stop, too. */
  evenStopped?: boolean;
  change: (gift: MonthlyGift) => Promise<void>;
};

/**
 * Changes a monthly gift of this address as its donor asks; the log says that it was the donor. `false` when it is not
 * theirs, or stopped, or cannot be changed so.
 */
async function changeOwn(
  payload: Payload,
  { address, reference, action, detail, may, evenStopped = false, change }: ChangeOfOwn,
): Promise<boolean> {
  const gift = (await monthlyGiftsOf(payload, address)).find(({ orderId }) => orderId === reference);
  if (!gift || (gift.state === "stopped" && !evenStopped) || (await may?.(gift)) === false) return false;
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

/** The form for the names and the address on the receipts of an own monthly gift, for a donor who may still change them. */
export async function ownReceiptDonor(
  payload: Payload,
  { address, reference, now }: OwnGiftAsked & { now: Date },
): Promise<OwnMonthlyGift["receiptsTo"]> {
  const gift = (await monthlyGiftsOf(payload, address)).find(({ orderId }) => orderId === reference);
  return gift ? ownReceiptsTo(payload, gift, now) : null;
}

/**
 * Changes to whom the receipts still to come are made out. `false` when the gift is not theirs, or no receipt is to come, or
 * nothing would be other than it is.
 */
export const changeOwnReceiptDonor = (
  context: ChangeContext,
  { values, ...asked }: OwnGiftAsked & { values: ReceiptDonorValues },
): Promise<boolean> =>
  changeOwn(context.payload, {
    ...asked,
    action: "monthly-receipt-donor",
    evenStopped: true,
    may: async (gift) => {
      const signUp = await signUpOf(context, gift);
      return signUp !== null && isOtherDonor(signUp, values);
    },
    change: (gift) => changeReceiptDonor(context, gift, values),
  });
