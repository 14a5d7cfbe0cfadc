import { formatAmount } from "@pcf/contract/donation/amount";
import { calledName } from "@pcf/contract/typed-name";
import type { Payload } from "payload";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { filledText } from "../../thanks/filled-text.ts";
import { receiptTextName } from "../../thanks/thank-you-mails.ts";
import { thankYouText } from "../../thanks/thank-you-texts.ts";
import { receiptFromRow } from "../read-receipt.ts";
import type { PostLetter } from "./draw-letters.ts";

/** What goes into the envelope of a receipt: the receipt as it was issued, and the thanks that its mail has. */
export async function postLetter(payload: Payload, row: ReceiptRow): Promise<PostLetter> {
  const receipt = { ...(await receiptFromRow(row)), status: "issued" as const };
  const giftId = relatedId(row.donation);
  const gift = giftId && (await payload.findByID({ collection: "donations", id: giftId, depth: 0 }));
  const name = receiptTextName(receipt);
  const values = {
    "first name": gift ? calledName(gift.donor) : "",
    amount: formatAmount(receipt.amountCents),
    area: gift ? gift.donationAreaInMails || gift.donationArea : "",
    "receipt number": receipt.serial,
    ...(receipt.yearly && { year: String(receipt.yearly.year) }),
  };
  return { receipt, text: filledText(name, values, await thankYouText(payload, name)) };
}
