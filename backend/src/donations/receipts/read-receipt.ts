import { type Receipt, receiptSchema } from "@pcf/contract/donation/receipt";
import { givingUrls } from "@pcf/contract/urls";
import type { Payload, PayloadRequest } from "payload";
import { env } from "../../env.ts";
import type { Donation, Receipt as ReceiptRow } from "../../payload-types.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { receiptFactsSchema, serialText } from "./receipt-facts.ts";
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

/** The row of the latest receipt of a donation: the one in force, or the last that was. With the `req` of a save as it sees them. */
export async function latestReceiptRow(
  payload: Payload,
  donationId: number,
  save?: PayloadRequest,
): Promise<ReceiptRow | null> {
  const { docs } = await payload.find({
    collection: "receipts",
    where: { donation: { equals: donationId } },
    sort: "-serial",
    limit: 1,
    depth: 0,
    ...(save && { req: save }),
  });
  return docs[0] ?? null;
}

/** The latest receipt of a donation, or `null` while there is none. */
export async function latestReceipt(payload: Payload, { id }: Pick<Donation, "id">): Promise<Receipt | null> {
  const row = await latestReceiptRow(payload, id);
  return row && (await receiptFromRow(row));
}

/** The receipt that was issued under a key; `null` while there is none. */
export const receiptWithKey = (
  payload: Payload,
  issueKey: string,
  save?: PayloadRequest,
): Promise<ReceiptRow | null> =>
  payload.db.findOne({
    collection: "receipts",
    where: { issueKey: { equals: issueKey } },
    ...(save && { req: save }),
  });

/** Holds a receipt until the end of the save, so that nobody takes it out of force meanwhile; `false` where it is not in force. */
export const holdReceipt = (save: PayloadRequest, id: number): Promise<boolean> =>
  updateIf(
    save.payload,
    "receipts",
    { id: { equals: id }, state: { equals: "issued" } },
    { state: "issued", updatedAt: null },
    save,
  );
