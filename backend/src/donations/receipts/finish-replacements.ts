import type { Payload } from "payload";
import { errorFacts } from "../../log/error-facts.ts";
import { finishReplacement } from "./replace-receipt.ts";

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
