import { isDeepStrictEqual } from "node:util";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { updateIf } from "../../database/update-if.ts";
import type { Receipt as ReceiptRow } from "../../payload-types.ts";
import { idOf } from "./id-of.ts";
import { insertReceipt } from "./insert-receipt.ts";
import { receiptFactsSchema } from "./receipt-facts.ts";
import { serialText } from "./serial.ts";

export type Replacement = {
  receiptId: number;
  /** Corrections; what is left out stays as it was. Amounts are never corrected this way. */
  donor: { name?: string | undefined; address?: string[] | undefined };
  reason: string;
  by: string;
  now: Date;
};

/** The receipt has been replaced before, by one with other facts or by one that is itself no longer in force. */
export class ReceiptAlreadyReplaced extends Error {
  override name = "ReceiptAlreadyReplaced";
}

/**
 * Replaces a lost or wrong receipt by a new one with its own number, which says that it cancels and replaces the old
 * one. Called again with the same corrections it answers the same new receipt. `null` when the old one is cancelled.
 *
 * @throws ReceiptAlreadyReplaced when another replacement came first: other corrections must not be lost unseen.
 */
export async function replaceReceipt(payload: Payload, replacement: Replacement): Promise<ReceiptRow | null> {
  const { receiptId, donor, now } = replacement;
  const old = await payload.findByID({ collection: "receipts", id: receiptId, depth: 0 });
  const donationId = idOf(old.donation);
  if (old.state === "cancelled" || donationId === null) return null;
  // Noted first, so that whoever finishes it after a crash knows who asked and why.
  await updateIf(
    payload,
    "receipts",
    { id: { equals: old.id }, state: { equals: "issued" } },
    { reason: replacement.reason, closedBy: replacement.by },
  );
  const facts = receiptFactsSchema.parse(old.facts);
  const corrected = { name: donor.name ?? facts.donor.name, address: donor.address ?? facts.donor.address };
  const row = await insertReceipt(payload, {
    issueKey: `replacement-of:${old.serial}`,
    donationId,
    replacesId: old.id,
    facts: {
      ...facts,
      donor: corrected,
      issueDay: charityDay(now),
      replaces: serialText(old.serial),
    },
    now,
  });
  const finished = await finishReplacement(payload, row, replacement);
  if (!finished) return null;
  if (
    finished.state !== "issued" ||
    !isDeepStrictEqual(receiptFactsSchema.parse(finished.facts).donor, corrected)
  )
    throw new ReceiptAlreadyReplaced();
  return finished;
}

/**
 * Takes the old receipt of a replacement out of force. When it was cancelled meanwhile (the gift was refunded), the new
 * one is cancelled too and `null` is answered.
 */
export async function finishReplacement(
  payload: Payload,
  row: ReceiptRow,
  { reason, by, now }: Pick<Replacement, "reason" | "by" | "now">,
): Promise<ReceiptRow | null> {
  const oldId = idOf(row.replaces);
  if (oldId === null) return row;
  const closed = { reason, closedBy: by, closedAt: now.toISOString() };
  const done = await updateIf(
    payload,
    "receipts",
    { id: { equals: oldId }, state: { equals: "issued" } },
    { ...closed, state: "replaced" },
  );
  if (done) return row;
  const old = await payload.findByID({ collection: "receipts", id: oldId, depth: 0 });
  if (old.state === "replaced") return row;
  await updateIf(
    payload,
    "receipts",
    { id: { equals: row.id }, state: { equals: "issued" } },
    { ...closed, state: "cancelled" },
  );
  return null;
}
