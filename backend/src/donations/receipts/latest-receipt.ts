import type { Receipt } from "@pcf/contract/donation/receipt";
import type { Payload } from "payload";
import type { Donation, Receipt as ReceiptRow } from "../../payload-types.ts";
import { receiptFromRow } from "./receipt-from-row.ts";

/** The row of the latest receipt of a donation: the one in force, or the last that was. */
export async function latestReceiptRow(payload: Payload, donationId: number): Promise<ReceiptRow | null> {
  const { docs } = await payload.find({
    collection: "receipts",
    where: { donation: { equals: donationId } },
    sort: "-serial",
    limit: 1,
    depth: 0,
  });
  return docs[0] ?? null;
}

/** The latest receipt of a donation, or `null` while there is none. */
export async function latestReceipt(payload: Payload, { id }: Pick<Donation, "id">): Promise<Receipt | null> {
  const row = await latestReceiptRow(payload, id);
  return row && (await receiptFromRow(row));
}
