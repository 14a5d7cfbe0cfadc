import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { serialText } from "../serial-text.ts";

/** Tells the donor, once, that a receipt is cancelled. */
export async function mailCancellation(payload: Payload, row: ReceiptRow): Promise<void> {
  const donationId = relatedId(row.donation);
  if (donationId === null) return;
  const { donor } = await payload.findByID({ collection: "donations", id: donationId, depth: 0 });
  if (!donor?.email) return;
  const serial = serialText(row.serial);
  const { receiptCancelledMail } = await import("./receipt-cancelled-mail.ts");
  const words = await receiptCancelledMail({
    serial,
    name: calledName(donor) || row.donorName,
    amountCents: row.amountCents,
    reason: row.reason ?? "",
  });
  await enqueueMail(payload, {
    ...words,
    key: `receipt-cancelled:${serial}`,
    kind: "receipt-cancelled",
    to: donor.email,
    about: { collection: "receipts", id: String(row.id) },
  });
}
