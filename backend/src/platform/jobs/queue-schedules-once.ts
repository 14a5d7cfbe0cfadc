import type { Payload } from "payload";
import { inOneSave } from "../database/in-one-save.ts";
import { takeTurn } from "../database/take-turn.ts";

/**
 * From now on a scheduled job is queued once, however many processes look at the schedules. The library reads when each was queued
 * last and whether one waits, and then writes: two processes at once would both queue it, and one would undo what the other
 * has noted of another queue. Here they look one after the other, and each sees what the one before has written.
 */
export function queueSchedulesOnce(payload: Payload): void {
  const { handleSchedules } = payload.jobs;
  payload.jobs.handleSchedules = (asked) =>
    inOneSave(payload, async (req) => {
      await takeTurn(payload, req.transactionID, "queue jobs");
      return handleSchedules({ ...asked, req });
    });
}
