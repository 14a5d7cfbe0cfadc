import type { Payload } from "payload";
import { findDonation } from "../donation-store.ts";
import { issueReceipt } from "./issue-receipt.ts";
import { mailEcard } from "./mail-ecard.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { mailReceiptsWaiting } from "./mail-receipts-waiting.ts";
import { mailAcknowledgement, mailMonthlySetUp, mailOfficeNotice } from "./mail-thanks.ts";
import { receiptDay } from "./receipt-day.ts";
import { receiptPdf } from "./receipt-pdf.ts";
import { receiptSettings } from "./receipt-settings.ts";

export type AfterApprovalStep = "receipt" | "pdf" | "donor-mail" | "ecard" | "office-notice";

/** The rest is done; the receipt follows when staff have set who signs it, so the donation stays due. */
export class ReceiptWaitsForSignatory extends Error {
  override name = "ReceiptWaitsForSignatory";
}

/**
 * Receipt and mails of an approved donation: a receipt for a single gift from the minimum on, an acknowledgement below
 * it, a confirmation of a monthly gift; then the e-card and the notice to the office. It may run more than once, also at
 * the same time and after a crash at any step: each of them comes about once. `done` is told of each step.
 *
 * @throws ReceiptWaitsForSignatory after all else is done, when the site settings name nobody who signs receipts.
 */
export async function afterApproval(
  payload: Payload,
  donationId: string,
  done: (step: AfterApprovalStep) => void = () => {},
): Promise<void> {
  const donation = await findDonation(payload, { id: { equals: Number(donationId) } });
  if (donation?.state !== "approved") return;
  const settings = await receiptSettings(payload);
  let waitsForSignatory = false;
  if (donation.donationType === "monthly") {
    await mailMonthlySetUp(payload, donation);
  } else if (donation.amountCents < settings.minimumCents) {
    await mailAcknowledgement(payload, donation, settings.minimumCents);
  } else if (settings.signatory.name === "") {
    waitsForSignatory = true;
  } else {
    const row = await issueReceipt(payload, { donation, settings, now: new Date() });
    if (!row) return;
    done("receipt");
    await receiptPdf(payload, row);
    done("pdf");
    // One that was replaced or cancelled meanwhile has had its own mails.
    if (row.state === "issued") await mailReceipt(payload, row);
  }
  done("donor-mail");
  await mailEcard(payload, donation);
  done("ecard");
  await mailOfficeNotice(payload, donation);
  done("office-notice");
  if (!waitsForSignatory) return;
  await mailReceiptsWaiting(payload, receiptDay(new Date()));
  throw new ReceiptWaitsForSignatory();
}
