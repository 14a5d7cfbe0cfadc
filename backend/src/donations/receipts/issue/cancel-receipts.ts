import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { updateIf } from "../../../platform/database/update-if.ts";

/** What is given back of a gift with a receipt is reported to the tax authority from this sum on. */
export const reportedFromCents = 5_000;
const reportWithinDays = 90;

/** Day by which a returned gift is to be reported to the tax authority; `null` for a small one. */
export function reportDueDay(returnedCents: number, now: Date): string | null {
  if (returnedCents < reportedFromCents) return null;
  return charityDay(new Date(now.getTime() + reportWithinDays * 86_400_000));
}

export type Cancellation = {
  donationId: number;
  reason: string;
  by: string;
  now: Date;
  /** What of the gift was given back, in parts or at once; what the receipt is of when left out. */
  returnedCents?: number;
};

/**
 * Cancels the receipts of a donation that are in force: for a refund, or one issued in error. They stay on record with
 * their numbers. Answers those that this call has cancelled; again, it answers none.
 */
export async function cancelReceipts(
  payload: Payload,
  { donationId, reason, by, now, returnedCents }: Cancellation,
): Promise<ReceiptRow[]> {
  const { docs } = await payload.find({
    collection: "receipts",
    where: { donation: { equals: donationId }, state: { equals: "issued" } },
    depth: 0,
    pagination: false,
  });
  const cancelled: ReceiptRow[] = [];
  for (const row of docs) {
    const ours = await updateIf(
      payload,
      "receipts",
      { id: { equals: row.id }, state: { equals: "issued" } },
      {
        state: "cancelled",
        reason,
        closedBy: by,
        closedAt: now.toISOString(),
        reportDueDay: reportDueDay(returnedCents ?? row.amountCents, now),
      },
    );
    if (ours) cancelled.push({ ...row, state: "cancelled", reason });
  }
  return cancelled;
}
