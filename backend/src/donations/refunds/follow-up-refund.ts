import type { Payload } from "payload";
import type { Donation, Refund } from "../../payload-types.ts";
import { relatedId } from "../../platform/database/related-id.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { alignReceipt } from "../receipts/issue/align-receipt.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";
import { findRefund, refundsOf } from "./refund-store.ts";

/** Steps of a follow-up; tests stop the process after one. */
export type RefundStep = "gift" | "receipt" | "mails";

/**
 * Does what should follow a refund's change of state, once, however often it runs: the gift says what is left of it, its
 * receipt goes or is replaced, and the donor hears; the office hears of what is not clear or did not come about.
 */
export async function followUpRefund(
  payload: Payload,
  refundId: Refund["id"],
  { now, done = () => {} }: { now: Date; done?: (step: RefundStep) => void },
): Promise<void> {
  const refund = await findRefund(payload, { id: { equals: refundId } });
  if (refund?.followUp !== "due") return;
  if (refund.state === "given-back") {
    const donation = await bookRefunds(payload, { refund, now });
    done("gift");
    await alignReceipt(payload, donation, { by: refund.orderId, now });
    done("receipt");
    const { mailRefund } = await import("./gift-refunded-mail.ts");
    await mailRefund(payload, { donation, refund });
    await noticeOffice(payload, { donation, refund });
    done("mails");
  } else {
    await noticeOffice(payload, { donation: await giftOf(payload, refund), refund });
  }
  // One that has moved on meanwhile may be due for something else.
  await updateIf(
    payload,
    "refunds",
    { id: { equals: refund.id }, followUp: { equals: "due" }, revision: { equals: refund.revision } },
    { followUp: "done" },
  );
}

async function noticeOffice(payload: Payload, about: { donation: Donation; refund: Refund }): Promise<void> {
  const { mailRefundNotice } = await import("./refund-notice-mail.ts");
  await mailRefundNotice(payload, about);
}

export async function giftOf(payload: Payload, refund: Pick<Refund, "donation" | "orderId">) {
  const donation = await findDonation(payload, { id: { equals: relatedId(refund.donation) } });
  if (!donation) throw new Error(`The gift of refund ${refund.orderId} is gone`);
  return donation;
}

/** Writes into the gift what all its refunds have given back; the gift is refunded when that is all of it. */
async function bookRefunds(
  payload: Payload,
  { refund, now }: { refund: Refund; now: Date },
): Promise<Donation> {
  for (;;) {
    const donation = await giftOf(payload, refund);
    const refunds = await refundsOf(payload, donation);
    const refundedCents = refunds
      .filter(({ state }) => state === "given-back")
      .reduce((sum, { amountCents }) => sum + amountCents, 0);
    if (donation.refundedCents >= refundedCents) return donation;
    const booked = await moveDonation(payload, donation, {
      state: refundedCents >= donation.amountCents ? "refunded" : donation.state,
      note: `given back, ${refundedCents} of ${donation.amountCents} cents`,
      data: { refundedCents },
      now,
    });
    if (booked) return booked;
  }
}
