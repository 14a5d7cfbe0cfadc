import { calledName } from "@pcf/contract/typed-name";
import { APIError, type Payload, type PayloadRequest } from "payload";
import { storeAttachments } from "../../../mail/attachments.ts";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Mail } from "../../../mail/mail.ts";
import { mailWithKey, resendMail } from "../../../mail/resend-mail.ts";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { inOneSave } from "../../../platform/database/in-one-save.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { cameByHand } from "../../record/gift-methods.ts";
import { receiptTextName } from "../../thanks/thank-you-mails.ts";
import { thankYouText } from "../../thanks/thank-you-texts.ts";
import { copy } from "../pdf/receipt-copy.ts";
import { receiptPdf } from "../pdf/receipt-pdf.ts";
import { putOnPile, takeOffPile } from "../post/pile.ts";
import { holdReceipt, receiptFromRow } from "../read-receipt.ts";
import { serialText } from "../receipt-facts.ts";

const receiptMailKey = (serial: string): string => `receipt:${serial}`;

/**
 * The mail with a receipt's PDF to its donor or, for one without an address, to `address`, not written yet; `null` without any
 * address. The PDF is drawn and stored with it, which takes its time and so belongs in no save.
 */
export async function mailOfReceipt(
  payload: Payload,
  row: ReceiptRow,
  address?: string,
): Promise<Mail | null> {
  const donationId = relatedId(row.donation);
  if (donationId === null) throw new Error("A receipt without a donation cannot be mailed");
  const donation = await payload.findByID({ collection: "donations", id: donationId, depth: 0 });
  const { donor, donationArea, donationAreaInMails, orderId } = donation;
  const to = donor?.email || address;
  const pdf = await receiptPdf(payload, row);
  if (!to) return null;
  const receipt = await receiptFromRow(row);
  const { receiptMail } = await import("./receipt-mail.ts");
  const words = await receiptMail({
    receipt,
    firstName: calledName(donor) || row.donorName,
    donationArea: donationAreaInMails || donationArea,
    orderId,
    cameByHand: cameByHand(donation),
    text: await thankYouText(payload, receiptTextName(receipt)),
  });
  return {
    ...words,
    key: receiptMailKey(receipt.serial),
    kind: "receipt",
    to,
    attachments: await storeAttachments([
      { filename: copy.pdfFile(receipt.serial), contentType: "application/pdf", content: pdf },
    ]),
    about: { collection: "receipts", id: String(row.id) },
  };
}

type Brought = { id: string } | "by-post" | "not-in-force";

/** Writes the mail of a receipt, once for each, as part of a save, or puts one without a mail on the pile for the post. */
export async function bringReceipt(
  save: PayloadRequest,
  { id }: ReceiptRow,
  mail: Mail | null,
): Promise<Brought> {
  if (!(await holdReceipt(save, id))) return "not-in-force";
  if (mail) return enqueueMail(save.payload, mail, save);
  await putOnPile(save.payload, id, { now: new Date(), save });
  return "by-post";
}

/**
 * Writes the mail with a receipt's PDF, once for each receipt, to its donor or, for one without an address, to `address`. Without
 * any address there is no mail, and the receipt goes by post. One that went out of force meanwhile goes nowhere.
 */
export async function mailReceipt(payload: Payload, row: ReceiptRow, address?: string): Promise<Brought> {
  const mail = await mailOfReceipt(payload, row, address);
  return inOneSave(payload, (save) => bringReceipt(save, row, mail));
}

const noAddress = "There is no email address for this receipt. Type one, or send it by post.";

export const hasMail = async (payload: Payload, { serial }: ReceiptRow): Promise<boolean> =>
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
  const brought = await mailReceipt(payload, row, to);
  if (brought === "not-in-force") return null;
  if (brought === "by-post") throw new APIError(noAddress, 409);
  await takeOffPile(payload, row.id);
  // The first one to a donor whom none could reach before is on its way now.
  return isFirst ? brought : resendMail(payload, { ...resend, id: brought.id });
}
