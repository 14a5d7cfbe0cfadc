import type { Payload } from "payload";
import { idOf } from "./id-of.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { finishReplacement } from "./replace-receipt.ts";

/** Replacements that a crash has stopped half-way, with both receipts in force: the old one goes, the new one is mailed. */
export async function finishReplacements(payload: Payload, now: Date): Promise<void> {
  const { docs } = await payload.find({
    collection: "receipts",
    where: { state: { equals: "issued" }, "replaces.state": { equals: "issued" } },
    depth: 0,
    pagination: false,
  });
  for (const row of docs) {
    const oldId = idOf(row.replaces);
    if (oldId === null) continue;
    const old = await payload.findByID({ collection: "receipts", id: oldId, depth: 0 });
    const finished = await finishReplacement(payload, row, {
      reason: old.reason ?? "",
      by: old.closedBy ?? "",
      now,
    });
    if (finished) await mailReceipt(payload, finished);
  }
}
