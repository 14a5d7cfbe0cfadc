import { calledName } from "@pcf/contract/typed-name";
import { APIError, type Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import { mailWithKey, resendMail } from "../../../mail/resend-mail.ts";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { cameByHand } from "../../record/gift-methods.ts";
import { receiptTextName } from "../../thanks/thank-you-mails.ts";
import { thankYouText } from "../../thanks/thank-you-texts.ts";
import { copy } from "../pdf/receipt-copy.ts";
import { receiptPdf } from "../pdf/receipt-pdf.ts";
import { putOnPile, takeOffPile } from "../post/pile.ts";
import { receiptFromRow } from "../read-receipt.ts";
import { serialText } from "../receipt-facts.ts";

const receiptMailKey = (serial: string): string => `receipt:${serial}`;

/**
 * Writes the mail with a receipt's PDF, once for each receipt, to its donor or, for one without an address, to `address`. The PDF
 * is stored before the mail is written. Without any address there is no mail (`id` is null), and the receipt goes by post.
 */
export async function mailReceipt(
  payload: Payload,
  row: ReceiptRow,
  address?: string,
): Promise<{ id: string | null }> {
  const donationId = relatedId(row.donation);
  if (donationId === null) throw new Error("A receipt without a donation cannot be mailed");
  const donation = await payload.findByID({ collection: "donations", id: donationId, depth: 0 });
  const { donor, donationArea, donationAreaInMails, orderId } = donation;
  const to = donor?.email || address;
  if (!to) {
    await receiptPdf(payload, row);
    await putOnPile(payload, row.id, new Date());
    return { id: null };
  }
  const receipt = await receiptFromRow(row);
  const pdf = await receiptPdf(payload, row);
  const { receiptMail } = await import("./receipt-mail.ts");
  const words = await receiptMail({
    receipt,
    firstName: calledName(donor) || row.donorName,
    donationArea: donationAreaInMails || donationArea,
    orderId,
    cameByHand: cameByHand(donation),
    text: await thankYouText(payload, receiptTextName(receipt)),
  });
  return enqueueMail(payload, {
    ...words,
    key: receiptMailKey(receipt.serial),
    kind: "receipt",
    to,
    attachments: [{ filename: copy.pdfFile(receipt.serial), contentType: "application/pdf", content: pdf }],
    about: { collection: "receipts", id: String(row.id) },
  });
}

const noAddress = "There is no email address for this receipt. Type one, or send it by post.";

const hasMail = async (payload: Payload, { serial }: ReceiptRow): Promise<boolean> =>
  (await mailWithKey(payload, receiptMailKey(serialText(serial)))) !== undefined;

/**
 * Mails a receipt again as a new mail, to `to` if it is given and else where it was last sent to. `askedBy` is the name of
 * the member of staff. `null` when it is not in force or on its way already.
 */
export async function resendReceipt(
  payload: Payload,
  { receiptId, ...resend }: { receiptId: number; to?: string | undefined; askedBy: string; now: Date },
): Promise<{ id: string } | null> {
  const { to } = resend;
  const row = await payload.findByID({ collection: "receipts", id: receiptId, depth: 0 });
  if (row.state !== "issued" || row.donorRemovedAt) return null;
  const isFirst = !(await hasMail(payload, row));
  const { id } = await mailReceipt(payload, row, to);
  if (id === null) throw new APIError(noAddress, 409);
  await takeOffPile(payload, row.id);
  // The first one to a donor whom none could reach before is on its way now.
  return isFirst ? { id } : resendMail(payload, { ...resend, id });
}
