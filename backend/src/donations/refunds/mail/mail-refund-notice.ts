import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation, Refund } from "../../../payload-types.ts";
import { companyContact } from "../../../platform/company.ts";
import { receiptedWith } from "../../receipts/annual/annual-receipt-of.ts";
import { reportedFromCents } from "../../receipts/issue/cancel-receipts.ts";

/** The latest day by which the tax authority is to hear of a receipt of this gift that no longer counts. */
async function reportBy(payload: Payload, donation: Donation): Promise<string | null> {
  if (donation.refundedCents < reportedFromCents) return null;
  const { docs } = await payload.find({
    collection: "receipts",
    where: { donation: { equals: await receiptedWith(payload, donation) }, reportDueDay: { exists: true } },
    sort: "-reportDueDay",
    limit: 1,
    depth: 0,
  });
  return docs[0]?.reportDueDay ?? null;
}

/**
 * Tells the office, once for each of these, of a refund that is not clear or did not come about, and of one that is to be
 * reported to the tax authority. Of any other there is nothing to do.
 */
export async function mailRefundNotice(
  payload: Payload,
  { donation, refund }: { donation: Donation; refund: Refund },
): Promise<void> {
  const { state } = refund;
  const reportDay = state === "given-back" ? await reportBy(payload, donation) : null;
  const happened = state === "given-back" ? (reportDay ? "to-report" : undefined) : state;
  if (!happened || happened === "sending") return;
  const { refundNoticeMail } = await import("./refund-notice-mail.ts");
  await enqueueMail(payload, {
    ...(await refundNoticeMail({ refund, giftOrderId: donation.orderId, happened, reportDay })),
    key: `refund-notice:${refund.orderId}:${happened}`,
    kind: "office-notice",
    to: companyContact("givingEmail"),
    about: { collection: "donations", id: String(donation.id) },
  });
}
