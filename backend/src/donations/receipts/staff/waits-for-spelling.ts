import type { Payload } from "payload";
import type { Donation } from "../../../payload-types.ts";
import { hasOwnReceipt } from "../../donation-kind.ts";
import { donorOnReceipt } from "../issue/facts-from-donation.ts";
import { latestReceiptRow } from "../latest-receipt.ts";
import { donorCanPrint } from "../print/can-print-facts.ts";
import { receiptSettings } from "../receipt-settings.ts";

/** Whether a gift's receipt is still to be issued and has letters of its donor that no font has. */
export async function waitsForSpelling(payload: Payload, donation: Donation): Promise<boolean> {
  const due = donation.state === "approved" && donation.followUp === "due";
  if (!due || !hasOwnReceipt(donation) || donorCanPrint(donorOnReceipt(donation))) return false;
  const { minimumCents } = await receiptSettings(payload);
  return donation.amountCents >= minimumCents && (await latestReceiptRow(payload, donation.id)) === null;
}
