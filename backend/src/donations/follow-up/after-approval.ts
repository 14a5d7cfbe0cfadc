import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { mailEcard } from "../ecards/gift-ecard.ts";
import { issueReceipt } from "../receipts/issue-receipt.ts";
import { mailReceipt } from "../receipts/mail/mail-receipt.ts";
import { mailReceiptLetters } from "../receipts/mail/mail-receipt-letters.ts";
import { mailReceiptsWaiting } from "../receipts/mail/mail-receipts-waiting.ts";
import { charityCanPrint } from "../receipts/print/can-print-facts.ts";
import { receiptPdf } from "../receipts/print/receipt-pdf.ts";
import { receiptSettings } from "../receipts/receipt-settings.ts";
import { spellingLacks } from "../receipts/spelling-lacks.ts";
import { donationKind } from "../record/donation-kind.ts";
import { findDonation } from "../record/donation-store.ts";
import { keptCents } from "../record/gift-facts.ts";
import { mailAcknowledgement, mailMonthlySetUp, mailOfficeNotice } from "./mails/mail-thanks.ts";

export type AfterApprovalStep = "receipt" | "pdf" | "donor-mail" | "ecard" | "office-notice";

/**
 * The rest is done; the receipt follows when staff have given what it lacks, so the donation stays due. It waits for the
 * charity's own settings (who signs, in letters that print) or for how staff write one donor.
 */
export class ReceiptWaits extends Error {
  override name = "ReceiptWaits";
  readonly waitsFor: "signatory" | "settings" | "letters";

  constructor(waitsFor: ReceiptWaits["waitsFor"]) {
    super(`The receipt waits for its ${waitsFor}`);
    this.waitsFor = waitsFor;
  }
}

/**
 * Receipt and mails of an approved donation: a receipt for a single gift from the minimum on, an acknowledgement below
 * it, a confirmation of a monthly gift; then the e-card and the notice to the office. It may run more than once, also at
 * the same time and after a crash at any step: each of them comes about once. `done` is told of each step.
 *
 * @throws ReceiptWaits after all else is done, when the site settings name nobody who signs receipts, when no font
 * has all letters of the settings or of the donor's name or address, or when those hold a web address.
 */
export async function afterApproval(
  payload: Payload,
  donationId: string,
  done: (step: AfterApprovalStep) => void = () => {},
): Promise<void> {
  const donation = await findDonation(payload, { id: { equals: Number(donationId) } });
  if (donation?.state !== "approved") return;
  const settings = await receiptSettings(payload);
  const now = new Date();
  let waitsFor: ReceiptWaits["waitsFor"] | undefined;
  if (donationKind(donation) === "monthly-sign-up") {
    await mailMonthlySetUp(payload, donation, settings.minimumCents);
  } else if (keptCents(donation) < settings.minimumCents) {
    await mailAcknowledgement(payload, donation, settings.minimumCents);
  } else if (settings.signatory.name === "") {
    waitsFor = "signatory";
  } else if (!charityCanPrint(settings)) {
    waitsFor = "settings";
  } else if (spellingLacks(donation)) {
    waitsFor = "letters";
  } else {
    const row = await issueReceipt(payload, { donation, settings, now });
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
  if (!waitsFor) return;
  if (waitsFor === "letters") await mailReceiptLetters(payload, donation);
  else await mailReceiptsWaiting(payload, { waitFor: waitsFor, day: charityDay(now) });
  throw new ReceiptWaits(waitsFor);
}
