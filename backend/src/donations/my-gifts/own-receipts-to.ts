import { formOfNames } from "@pcf/contract/donation/donor-name";
import type { OwnMonthlyGift } from "@pcf/contract/donation/my-gifts";
import type { Payload } from "payload";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { signUpOf } from "../monthly/change-receipt-donor.ts";
import { annualReceiptOf } from "../receipts/annual-receipts.ts";
import { donorOnReceipt } from "../receipts/facts-from-donation.ts";
import { receiptDay } from "../receipts/receipt-facts.ts";

const yearOf = (moment: Date) => Number(receiptDay(moment).slice(0, 4));

/** Whether a receipt of a year is still to be issued: after a stop, that of the year in which it was stopped. */
async function hasReceiptsToCome(payload: Payload, gift: MonthlyGift, now: Date): Promise<boolean> {
  if (gift.state !== "stopped") return true;
  const last = yearOf(new Date(gift.stoppedAt ?? 0));
  if (last < yearOf(now) - 1) return false;
  return (await annualReceiptOf(payload, last, gift.id)) === null;
}

const formOf = ({ donor }: Donation): Record<string, string> => ({
  ...formOfNames(donor ?? {}),
  b_add: donor?.address ?? "",
  b_city: donor?.city ?? "",
  b_prov: donor?.province ?? "",
  b_country: donor?.country ?? "",
  b_pcode: donor?.postalCode ?? "",
});

/** To whom the receipts of a monthly gift that are still to come are made out; `null` when none is, or nobody is named any more. */
export async function ownReceiptsTo(
  payload: Payload,
  gift: MonthlyGift,
  now: Date,
): Promise<OwnMonthlyGift["receiptsTo"]> {
  if (!(await hasReceiptsToCome(payload, gift, now))) return null;
  const signUp = await signUpOf({ payload }, gift);
  return signUp?.donor?.lastName ? { ...donorOnReceipt(signUp), typed: formOf(signUp) } : null;
}
