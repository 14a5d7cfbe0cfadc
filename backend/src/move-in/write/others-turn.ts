import { setImmediate } from "node:timers/promises";
import type { Payload } from "payload";
import { yieldToPayments } from "../../content/publishing/saved-after-payments.ts";

/**
 * Before each item that is written: donors first, and then whoever else this process serves. SQLite answers at once, so that without
 * a turn for others thousands of saves would be one: nobody is answered meanwhile, and nothing that lies outside of the heap is freed.
 */
export async function othersTurn(payload: Payload): Promise<void> {
  await setImmediate();
  await yieldToPayments(payload, "save");
}
