import { isDeepStrictEqual } from "node:util";
import type { Payload } from "payload";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { updateIf } from "../../../platform/database/update-if.ts";
import { finishReplacement } from "../mail/finish-replacement.ts";
import { type ReceiptFacts, receiptFactsSchema } from "../receipt-facts.ts";
import { serialText } from "../serial-text.ts";
import { insertReceipt, receiptWithKey } from "./insert-receipt.ts";
import { receiptDay } from "./receipt-day.ts";

export type Replacement = {
  receiptId: number;
  /** Corrections; what is left out stays as it was. */
  donor: { name?: string | undefined; address?: string[] | undefined };
  /** What is left of the gift (or of the gifts of a year) after a part was given back, and by when the tax authority is to hear of it. */
  kept?: { amountCents: number; reportDueDay: string | null; yearly?: ReceiptFacts["yearly"] };
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
 * one, and mails it. Called again with the same corrections it answers the same new receipt. `null` when the old one is
 * cancelled.
 *
 * @throws ReceiptAlreadyReplaced when another replacement came first: other corrections must not be lost unseen.
 */
export async function replaceReceipt(payload: Payload, replacement: Replacement): Promise<ReceiptRow | null> {
  const { receiptId, donor, kept, now } = replacement;
  const old = await payload.findByID({ collection: "receipts", id: receiptId, depth: 0 });
  const donationId = relatedId(old.donation);
  if (old.state === "cancelled" || old.donorRemovedAt || donationId === null) return null;
  // It may itself be a replacement that a crash has left half done.
  if (!(await finishReplacement(payload, old, now))) return null;
  const issueKey = `replacement-of:${old.serial}`;
  // Noted first, so that whoever finishes it after a crash knows who asked and why.
  if (!(await receiptWithKey(payload, issueKey)))
    await updateIf(
      payload,
      "receipts",
      { id: { equals: old.id }, state: { equals: "issued" } },
      {
        reason: replacement.reason,
        closedBy: replacement.by,
        ...(kept && { reportDueDay: kept.reportDueDay }),
      },
    );
  const facts = receiptFactsSchema.parse(old.facts);
  const amountCents = kept?.amountCents ?? facts.amountCents;
  const corrected = { name: donor.name ?? facts.donor.name, address: donor.address ?? facts.donor.address };
  const row = await insertReceipt(payload, {
    issueKey,
    donationId,
    replacesId: old.id,
    facts: {
      ...facts,
      donor: corrected,
      amountCents,
      ...(kept?.yearly && { yearly: kept.yearly }),
      eligibleCents: amountCents - facts.advantageCents,
      issueDay: receiptDay(now),
      replaces: serialText(old.serial),
    },
    now,
  });
  const finished = await finishReplacement(payload, row, now);
  if (!finished) return null;
  const printed = receiptFactsSchema.parse(finished.facts);
  if (
    finished.state !== "issued" ||
    printed.amountCents !== amountCents ||
    !isDeepStrictEqual(printed.donor, corrected)
  )
    throw new ReceiptAlreadyReplaced();
  return finished;
}
