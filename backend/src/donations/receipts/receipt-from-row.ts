import { type Receipt, receiptSchema } from "@pcf/contract/donation/receipt";
import { givingUrls } from "@pcf/contract/urls";
import { env } from "../../env.ts";
import type { Receipt as ReceiptRow } from "../../payload-types.ts";
import { receiptFactsSchema } from "./receipt-facts.ts";
import { serialText } from "./serial-text.ts";
import { signatureInData } from "./signature/signature-picture.ts";

/** The address without what browsers put before it by themselves. */
const checkAddress = () => new URL(givingUrls.receiptCheck, env.SITE_URL).href.replace(/^https?:\/\//, "");

/**
 * The receipt as it crosses the wire: with the very picture of the signature that it was issued with, whatever the
 * settings say today.
 *
 * @throws Error when that picture is gone or has been altered.
 */
export async function receiptFromRow(row: ReceiptRow): Promise<Receipt> {
  const facts = receiptFactsSchema.parse(row.facts);
  const { image } = facts.signatory;
  return receiptSchema.parse({
    ...facts,
    signatory: { ...facts.signatory, image: image && (await signatureInData(image)) },
    serial: serialText(row.serial),
    status: row.state,
    checkAt: checkAddress(),
  });
}
