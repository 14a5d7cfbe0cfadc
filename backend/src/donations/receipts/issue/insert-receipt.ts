import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { connectionOf } from "../../../platform/database/open-transaction.ts";
import { receiptWithKey } from "../read-receipt.ts";
import type { ReceiptFacts } from "../receipt-facts.ts";

export type NewReceipt = {
  /** Says what the receipt is for: a second receipt with the same key is not written. */
  issueKey: string;
  donationId: number;
  replacesId: number | null;
  facts: ReceiptFacts;
  now: Date;
};

/** More writers than this at the same moment cannot be; reaching it means that something else is wrong. */
const mostCollisions = 500;

/**
 * Writes a receipt with the next serial. Number and row are one statement, so no number is taken without its receipt
 * and none is left out. Two writers that read the same highest number meet at the unique index; the later one tries
 * again. A key that is there already answers the receipt it has. With the `req` of a save it is part of it.
 */
export async function insertReceipt(
  payload: Payload,
  receipt: NewReceipt,
  save?: PayloadRequest,
): Promise<ReceiptRow> {
  const table = payload.db.tables.receipts;
  if (!table) throw new Error("There is no table of receipts");
  const { facts } = receipt;
  const at = receipt.now.toISOString();
  const db = save ? await connectionOf(save) : payload.db.drizzle;
  for (let collisions = 0; collisions < mostCollisions; collisions += 1) {
    const inserted = await db
      .insert(table)
      .values({
        serial: sql`(select coalesce(max(${table.serial}), 0) + 1 from ${table})`,
        issueKey: receipt.issueKey,
        state: "issued",
        donation: receipt.donationId,
        replaces: receipt.replacesId,
        donorName: facts.donor.name,
        giftDay: facts.giftDay,
        issueDay: facts.issueDay,
        amountCents: facts.amountCents,
        advantageCents: facts.advantageCents,
        eligibleCents: facts.eligibleCents,
        facts,
        createdAt: at,
        updatedAt: at,
      })
      .onConflictDoNothing()
      .returning({ id: table.id });
    const known = await receiptWithKey(payload, receipt.issueKey, save);
    if (known) return known;
    if (inserted.length > 0) throw new Error("A receipt was written and cannot be read");
  }
  throw new Error("No serial could be taken for a receipt");
}
