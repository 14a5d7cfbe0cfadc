import { randomUUID } from "node:crypto";
import { longestPauseMonths, type OwnMonthlyGift } from "@pcf/contract/donation/my-gifts";
import type { Payload } from "payload";
import type { MonthlyGift } from "../../payload-types.ts";
import { idsWithAddress } from "../../platform/database/same-address.ts";
import { signUpOf } from "../monthly/change-receipt-donor.ts";
import { dayAfterPause } from "../monthly/pause-for-months.ts";
import { annualReceiptOf } from "../receipts/annual-receipts.ts";
import { donorOnReceipt } from "../receipts/facts-from-donation.ts";
import { receiptDay } from "../receipts/receipt-facts.ts";
import { giftsWhere } from "../record/gifts-where.ts";
import { hasNoCardYet, isBilled, waitsForCard } from "../record/monthly-gift-states.ts";
import { receiptDonorForm } from "../record/parse-donation.ts";

const place = { collection: "monthly-gifts", column: "email" } as const;

export async function monthlyGiftsOf(payload: Payload, address: string): Promise<MonthlyGift[]> {
  const ids = await idsWithAddress(payload, place, address);
  return ids.length > 0 ? giftsWhere(payload, { id: { in: ids } }) : [];
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
      waitsForCard: waitsForCard(gift),
      hasNoCard: hasNoCardYet(gift),
      card: cardOf(gift),
      cardKey: randomUUID(),
      afterPause: await daysAfterPause(payload, gift, now),
      receiptsTo: await ownReceiptsTo(payload, gift, now),
    })),
  );
}

/** The form for the names and the address on the receipts of an own monthly gift, for a donor who may still change them. */
export async function ownReceiptDonor(
  payload: Payload,
  { address, reference, now }: { address: string; reference: string; now: Date },
): Promise<OwnMonthlyGift["receiptsTo"]> {
  const gift = (await monthlyGiftsOf(payload, address)).find(({ orderId }) => orderId === reference);
  return gift ? ownReceiptsTo(payload, gift, now) : null;
}

const yearOf = (moment: Date) => Number(receiptDay(moment).slice(0, 4));

/** Whether a receipt of a year is still to be issued: after a stop, that of the year in which it was stopped. */
async function hasReceiptsToCome(payload: Payload, gift: MonthlyGift, now: Date): Promise<boolean> {
  if (gift.state !== "stopped") return true;
  const last = yearOf(new Date(gift.stoppedAt ?? 0));
  if (last < yearOf(now) - 1) return false;
  return (await annualReceiptOf(payload, last, gift.id)) === null;
}

/** To whom the receipts of a monthly gift that are still to come are made out; `null` when none is, or nobody is named any more. */
async function ownReceiptsTo(
  payload: Payload,
  gift: MonthlyGift,
  now: Date,
): Promise<OwnMonthlyGift["receiptsTo"]> {
  if (!(await hasReceiptsToCome(payload, gift, now))) return null;
  const signUp = await signUpOf({ payload }, gift);
  return signUp?.donor?.lastName ? { ...donorOnReceipt(signUp), typed: receiptDonorForm(signUp) } : null;
}
