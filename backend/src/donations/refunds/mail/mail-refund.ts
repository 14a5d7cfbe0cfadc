import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Donation, Receipt as ReceiptRow, Refund } from "../../../payload-types.ts";
import { receiptedWith } from "../../receipts/annual/annual-receipt-of.ts";
import { serialText } from "../../receipts/serial-text.ts";
import { giftMoment, keptCents } from "../../record/gift-facts.ts";

/** What became of the receipts of a gift: numbers that are void now, and the one in force. */
async function receiptsNow(payload: Payload, donation: Donation) {
  const { docs } = await payload.find({
    collection: "receipts",
    where: { donation: { equals: await receiptedWith(payload, donation) } },
    sort: "serial",
    depth: 0,
    pagination: false,
  });
  const serials = (state: ReceiptRow["state"]) =>
    docs.filter((row) => row.state === state).map(({ serial }) => serialText(serial));
  return {
    void: [...serials("replaced"), ...serials("cancelled")].at(-1),
    inForce: serials("issued").at(-1),
  };
}

/** Tells a donor, once for each refund, what was given back and which receipt no longer counts. */
export async function mailRefund(
  payload: Payload,
  { donation, refund }: { donation: Donation; refund: Refund },
): Promise<void> {
  const { donor, amountCents, id } = donation;
  if (!donor?.email) return;
  const receipts = await receiptsNow(payload, donation);
  const { giftRefundedMail } = await import("./gift-refunded-mail.ts");
  await enqueueMail(payload, {
    ...(await giftRefundedMail({
      firstName: calledName(donor),
      amountCents,
      backCents: refund.amountCents,
      keptCents: keptCents(donation),
      day: charityDay(giftMoment(donation)),
      orderId: donation.orderId,
      sameDay: refund.transaction === "correction",
      voidReceipt: receipts.void ?? null,
      receiptInForce: receipts.inForce ?? null,
    })),
    key: `gift-refunded:${refund.orderId}`,
    kind: "gift-refunded",
    to: donor.email,
    about: { collection: "donations", id: String(id) },
  });
}
