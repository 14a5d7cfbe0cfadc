import { isDeepStrictEqual } from "node:util";
import type { Payload, PayloadRequest } from "payload";
import { enqueueMail } from "../../../mail/enqueue-mail.ts";
import type { Mail } from "../../../mail/mail.ts";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { inOneSave } from "../../../platform/database/in-one-save.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { updateIf } from "../../../platform/database/update-if.ts";
import { errorFacts } from "../../../platform/log/error-facts.ts";
import { bringReceipt, hasMail, mailOfReceipt } from "../mails/mail-receipt.ts";
import { stopReceiptMails } from "../mails/stop-receipt-mails.ts";
import { holdReceipt, receiptWithKey } from "../read-receipt.ts";
import { type ReceiptFacts, receiptDay, receiptFactsSchema, serialText } from "../receipt-facts.ts";
import { insertReceipt } from "./insert-receipt.ts";

export type Replacement = {
  receiptId: number;
  /** Corrections; what is left out stays as it was. */
  donor: { name?: string | undefined; address?: string[] | undefined };
  /** What is left of the gift (or of the gifts of a year) after a part was given back, and by when the tax authority is to hear of it. */
  remaining?: { amountCents: number; reportDueDay: string | null; yearly?: ReceiptFacts["yearly"] };
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
  const { receiptId, donor, remaining, now } = replacement;
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
        ...(remaining && { reportDueDay: remaining.reportDueDay }),
      },
    );
  const facts = receiptFactsSchema.parse(old.facts);
  const amountCents = remaining?.amountCents ?? facts.amountCents;
  const corrected = { name: donor.name ?? facts.donor.name, address: donor.address ?? facts.donor.address };
  const row = await insertReceipt(payload, {
    issueKey,
    donationId,
    replacesId: old.id,
    facts: {
      ...facts,
      donor: corrected,
      amountCents,
      ...(remaining?.yearly && { yearly: remaining.yearly }),
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

/**
 * Mails a replacement and takes the receipt that it replaces out of force, for the reason noted there: both or neither, so that
 * whatever stops it the old one stays in force and a sweep does the rest: no donor is left without a receipt. When
 * the old one was cancelled meanwhile (the gift was refunded), the new one is cancelled too and `null` is answered.
 */
export async function finishReplacement(
  payload: Payload,
  row: ReceiptRow,
  now: Date,
): Promise<ReceiptRow | null> {
  const oldId = relatedId(row.replaces);
  if (oldId === null) return row;
  const readOld = () => payload.findByID({ collection: "receipts", id: oldId, depth: 0 });
  let old = await readOld();
  if (old.state === "issued") {
    // Drawn before, since SQLite has one writer: nobody is to wait for a PDF.
    const mail = await mailOfReceipt(payload, row);
    if (await inOneSave(payload, (save) => takePlace(save, { row, oldId, mail, now }))) return row;
    old = await readOld();
  }
  if (old.state === "replaced") return row;
  await cancelWithOld(payload, { row, old, now });
  return null;
}

type Place = { row: ReceiptRow; oldId: number; mail: Mail | null; now: Date };

async function takePlace(save: PayloadRequest, { row, oldId, mail, now }: Place): Promise<boolean> {
  // The newer is held first, as by whoever cancels both.
  if (!(await holdReceipt(save, row.id))) return false;
  const done = await updateIf(
    save.payload,
    "receipts",
    { id: { equals: oldId }, state: { equals: "issued" } },
    { state: "replaced", closedAt: now.toISOString() },
    save,
  );
  if (!done) return false;
  await stopReceiptMails(save, oldId, "replaced");
  await bringReceipt(save, row, mail);
  return true;
}

/** Cancels a replacement of what is cancelled itself. Whoever was mailed it hears. */
async function cancelWithOld(
  payload: Payload,
  { row, old, now }: { row: ReceiptRow; old: ReceiptRow; now: Date },
): Promise<void> {
  const { reason, closedBy } = old;
  const { mailOfCancellation } = await import("../mails/receipt-cancelled-mail.ts");
  const mail = (await hasMail(payload, row)) ? await mailOfCancellation(payload, { ...row, reason }) : null;
  await inOneSave(payload, async (save) => {
    const cancelled = await updateIf(
      payload,
      "receipts",
      { id: { equals: row.id }, state: { equals: "issued" } },
      { state: "cancelled", reason, closedBy, closedAt: now.toISOString() },
      save,
    );
    if (!cancelled) return;
    await stopReceiptMails(save, row.id, "cancelled");
    if (mail) await enqueueMail(payload, mail, save);
  });
}

/**
 * Replacements that a crash has stopped half-way, with both receipts in force: the new one is mailed, the old one goes.
 * One that fails is logged and does not concern the others.
 */
export async function finishReplacements(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.find({
    collection: "receipts",
    where: { state: { equals: "issued" }, "replaces.state": { equals: "issued" } },
    depth: 0,
    pagination: false,
  });
  for (const row of docs) {
    try {
      await finishReplacement(payload, row, now);
    } catch (error) {
      payload.logger.error({
        msg: "A receipt's replacement could not be finished",
        receipt: row.id,
        error: errorFacts(error),
      });
    }
  }
}
