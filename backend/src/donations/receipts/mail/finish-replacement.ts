import type { Payload } from "payload";
import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { updateIf } from "../../../platform/database/update-if.ts";
import { errorFacts } from "../../../platform/log/error-facts.ts";
import { mailCancellation } from "./mail-cancellation.ts";
import { mailReceipt } from "./mail-receipt.ts";

/**
 * Mails a replacement and takes the receipt that it replaces out of force, for the reason noted there. In this order, so
 * that whatever stops it the old one stays in force and a sweep does the rest: no donor is left without a receipt. When
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
  const mailed = old.state === "issued" && (await mailReceipt(payload, row));
  if (mailed) {
    const done = await updateIf(
      payload,
      "receipts",
      { id: { equals: oldId }, state: { equals: "issued" } },
      { state: "replaced", closedAt: now.toISOString() },
    );
    if (done) return row;
    old = await readOld();
  }
  if (old.state === "replaced") return row;
  const { reason, closedBy } = old;
  const cancelled = await updateIf(
    payload,
    "receipts",
    { id: { equals: row.id }, state: { equals: "issued" } },
    { state: "cancelled", reason, closedBy, closedAt: now.toISOString() },
  );
  if (cancelled && mailed) await mailCancellation(payload, { ...row, reason });
  return null;
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
