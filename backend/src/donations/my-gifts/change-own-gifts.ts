import { formatAmount } from "@pcf/contract/donation/amount";
import type { ReceiptDonorValues } from "@pcf/contract/donation/form";
import type { Payload } from "payload";
import { type AuditAction, recordAction } from "../../audit/record-action.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { type CardAnswer, type CardRequest, changeCard } from "../billing/change-card.ts";
import type { DonateContext } from "../give/donate.ts";
import { changeAmount } from "../monthly/change-amount.ts";
import { changeReceiptDonor, isOtherDonor, signUpOf } from "../monthly/change-receipt-donor.ts";
import { type ChangeContext, NotChanged } from "../monthly/gift-change.ts";
import { pauseForMonths } from "../monthly/pause-for-months.ts";
import { resumeGift } from "../monthly/pause-gift.ts";
import { stopGift } from "../monthly/stop-gift.ts";
import { isBilled } from "../record/monthly-gift-states.ts";
import { monthlyGiftsOf } from "./own-monthly-gifts.ts";

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

type OwnGiftRequest = { address: string; reference: string };
const reason = "By the donor, on their own page";

/** Stops a monthly gift for good. `false` when it is not theirs, or stopped already. */
export const stopOwnMonthlyGift = (context: ChangeContext, request: OwnGiftRequest): Promise<boolean> =>
  changeOwn(context.payload, {
    ...request,
    action: "monthly-stopped",
    change: (gift) => stopGift(context, gift, { reason }),
  });

/** Changes what is charged each month. `false` when it is not theirs, or stopped, or has this amount already. */
export const changeOwnAmount = (
  context: ChangeContext,
  { amountCents, ...request }: OwnGiftRequest & { amountCents: number },
): Promise<boolean> =>
  changeOwn(context.payload, {
    ...request,
    action: "monthly-amount",
    may: (gift) => gift.amountCents !== amountCents,
    detail: (gift) => `${formatAmount(gift.amountCents)} to ${formatAmount(amountCents)}`,
    change: (gift) => changeAmount(context, gift, { amountCents }),
  });

/** Pauses a monthly gift for some months. `false` when it is not theirs, or is not being billed. */
export const pauseOwnMonthlyGift = (
  context: ChangeContext,
  { months, ...request }: OwnGiftRequest & { months: number },
): Promise<boolean> =>
  changeOwn(context.payload, {
    ...request,
    action: "monthly-paused",
    detail: () => (months === 1 ? "for 1 month" : `for ${months} months`),
    may: isBilled,
    change: (gift) => pauseForMonths(context, gift, { months, reason }),
  });

/** Ends a pause of the donor's own early. `false` when it is not theirs, or paused for another reason. */
export const resumeOwnMonthlyGift = (context: ChangeContext, request: OwnGiftRequest): Promise<boolean> =>
  changeOwn(context.payload, {
    ...request,
    action: "monthly-resumed",
    may: (gift) => gift.state === "paused" && Boolean(gift.resumeDay),
    change: (gift) => resumeGift(context, gift, { reason }),
  });

/**
 * Changes to whom the receipts still to come are made out. `false` when the gift is not theirs, or no receipt is to come, or
 * nothing would be other than it is.
 */
export const changeOwnReceiptDonor = (
  context: ChangeContext,
  { values, ...request }: OwnGiftRequest & { values: ReceiptDonorValues },
): Promise<boolean> =>
  changeOwn(context.payload, {
    ...request,
    action: "monthly-receipt-donor",
    evenStopped: true,
    may: async (gift) => {
      const signUp = await signUpOf(context, gift);
      return signUp !== null && isOtherDonor(signUp, values);
    },
    change: (gift) => changeReceiptDonor(context, gift, values),
  });

/** What the log says when nothing was changed. */
const failureDetails: Partial<Record<CardAnswer, string>> = {
  declined: "Not carried out: the bank declined the card",
  failed: "Not carried out: the card could not be checked",
  busy: "Not carried out: others were being served",
  "too-often": "Not carried out: asked too often",
  stopped: "Not carried out: the gift is stopped",
};

/**
 * Changes the card of a monthly gift of this address as its donor asks; the log says that it was the donor. `"stopped"` when
 * there is no such gift of theirs.
 */
export async function changeOwnCard(
  context: DonateContext,
  { address, reference, ...request }: CardRequest & { address: string; reference: string },
): Promise<CardAnswer> {
  const { payload } = context;
  const gift = (await monthlyGiftsOf(payload, address)).find(({ orderId }) => orderId === reference);
  if (!gift || gift.state === "stopped") return "stopped";
  const on = { collection: "monthly-gifts", id: gift.id };
  const line = { by: { kind: "donor" }, action: "monthly-card", on, label: gift.orderId } as const;
  await recordAction(payload, line);
  const answer = await changeCard(context, gift, request);
  const detail = failureDetails[answer];
  if (detail) await recordAction(payload, { ...line, detail });
  return answer;
}
