import { setImmediate } from "node:timers/promises";
import type { Payload, PayloadRequest } from "payload";
import { yieldToPayments } from "../../content/publishing/saved-after-payments.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";

/** Documents that one save writes at most: who gives waits for it, as for any save, and 500 videos at once take seconds. */
const portion = 25;

/** How many more documents the present save may write. Before each `take` lets others of this process go on: the driver does not. */
export type Room = { left: number; take: () => Promise<void> };

/**
 * Saves until nothing is left to write: each time `save` compares anew, writes as many documents as there is room for, and stops when
 * there is none. What fits into one save is there whole or not at all; of more, as in a first run, each document is.
 */
export async function saveInPortions(
  payload: Payload,
  save: (req: PayloadRequest, room: Room) => Promise<void>,
): Promise<void> {
  const room: Room = {
    left: 0,
    async take() {
      room.left -= 1;
      await setImmediate();
    },
  };
  do {
    room.left = portion;
    await yieldToPayments(payload, "save");
    await inOneSave(payload, (req) => save(req, room));
  } while (room.left <= 0);
}
