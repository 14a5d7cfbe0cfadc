import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload, PayloadRequest } from "payload";
import type { Donation, Receipt as ReceiptRow } from "../../../payload-types.ts";
import { inOneSave } from "../../../platform/database/in-one-save.ts";
import { updateIf } from "../../../platform/database/update-if.ts";
import { keptCents } from "../../record/gift-moment.ts";
import { stopReceiptMails } from "../mails/stop-receipt-mails.ts";
import { copy } from "../pdf/receipt-copy.ts";

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
 * their numbers, and their mails that wait go nowhere. Answers those that this call has cancelled; again, it answers none. With
 * the `req` of a save it is part of it.
 */
export const cancelReceipts = (
  payload: Payload,
  cancellation: Cancellation,
  save?: PayloadRequest,
): Promise<ReceiptRow[]> =>
  save ? cancelWithin(save, cancellation) : inOneSave(payload, (own) => cancelWithin(own, cancellation));

/** The receipts of a donation that are in force, the newest first. */
export async function receiptsInForce(
  payload: Payload,
  donationId: number,
  save?: PayloadRequest,
): Promise<ReceiptRow[]> {
  const { docs } = await payload.find({
    collection: "receipts",
    where: { donation: { equals: donationId }, state: { equals: "issued" } },
    // Whoever holds several holds them in this order, so that no two wait for each other.
    sort: "-serial",
    depth: 0,
    pagination: false,
    ...(save && { req: save }),
  });
  return docs;
}

async function cancelWithin(
  save: PayloadRequest,
  { donationId, reason, by, now, returnedCents }: Cancellation,
): Promise<ReceiptRow[]> {
  const { payload } = save;
  const docs = await receiptsInForce(payload, donationId, save);
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
      save,
    );
    if (!ours) continue;
    await stopReceiptMails(save, row.id, "cancelled");
    cancelled.push({ ...row, state: "cancelled", reason });
  }
  return cancelled;
}

/** Whether staff have taken the gift back as entered wrongly: there never was one, and nothing went back. */
export const wasTakenBack = ({ state }: Pick<Donation, "state">): boolean => state === "not-charged";

type OfNothing = Pick<Donation, "state" | "method" | "returnedByBank">;

/** Why the receipt of a gift of which nothing is left goes, as it stands in the row and in the donor's mail. */
export function reasonOfNothing({ state, method, returnedByBank }: OfNothing): string {
  if (wasTakenBack({ state })) return copy.enteredWrongly;
  if (!returnedByBank) return copy.givenBack;
  return method === "cheque" ? copy.returnedByBank.cheque : copy.returnedByBank.other;
}

/**
 * Cancels the receipts of a gift of which nothing is left. What was given back is reported from a sum on. A cheque without cover
 * is not: the rule is about property that a charity has and hands back to its donor, and of this one it never had any. There was
 * no gift, and its receipt was issued in error.
 */
export const cancelReceiptsOfNothing = (
  payload: Payload,
  donation: Donation,
  { by, now }: Pick<Cancellation, "by" | "now">,
  save?: PayloadRequest,
): Promise<ReceiptRow[]> =>
  cancelReceipts(
    payload,
    {
      donationId: donation.id,
      reason: reasonOfNothing(donation),
      by,
      now,
      returnedCents:
        donation.returnedByBank || wasTakenBack(donation) ? 0 : donation.amountCents - keptCents(donation),
    },
    save,
  );
