import type { OwnMonthlyGift } from "@pcf/contract/donation/my-gifts";
import type { Payload } from "payload";
import { recordThenAct } from "../../audit/record-then-act.ts";
import type { MonthlyGift } from "../../payload-types.ts";
import { holdsAddress, mayHoldAddress } from "../../privacy/same-address.ts";
import { giftsWhere } from "../monthly/gifts-where.ts";
import { isBilled } from "../monthly/monthly-gift-states.ts";
import { type ChangeContext, NotChanged, stopGift } from "../monthly/stop-gift.ts";

const path = ["email"];

async function monthlyGiftsOf(payload: Payload, address: string): Promise<MonthlyGift[]> {
  const gifts = await giftsWhere(payload, mayHoldAddress(path, address));
  return gifts.filter((gift) => holdsAddress(gift, path, address));
}

/** The monthly gifts of an address, the newest first. */
export async function ownMonthlyGifts(payload: Payload, address: string): Promise<OwnMonthlyGift[]> {
  const gifts = await monthlyGiftsOf(payload, address);
  return gifts.reverse().map((gift) => ({
    reference: gift.orderId,
    amountCents: gift.amountCents,
    area: gift.donationArea,
    state: gift.state,
    nextDay: isBilled(gift) ? (gift.nextTryDay ?? gift.nextBillingDay) : null,
  }));
}

/**
 * Stops a monthly gift of this address for good, as its donor asks; the log says that it was the donor. `false` when it is
 * not theirs, or stopped already.
 */
export async function stopOwnMonthlyGift(
  context: ChangeContext,
  { address, reference }: { address: string; reference: string },
): Promise<boolean> {
  const { payload } = context;
  const gift = (await monthlyGiftsOf(payload, address)).find(({ orderId }) => orderId === reference);
  if (!gift || gift.state === "stopped") return false;
  const on = { collection: "monthly-gifts", id: gift.id };
  const line = { by: { kind: "donor" }, action: "monthly-stopped", on, label: gift.orderId } as const;
  try {
    await recordThenAct(payload, line, () =>
      stopGift(context, gift, { reason: "By the donor, on their own page" }),
    );
    return true;
  } catch (error) {
    if (error instanceof NotChanged) return false;
    throw error;
  }
}
