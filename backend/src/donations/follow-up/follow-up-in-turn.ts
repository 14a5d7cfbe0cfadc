import type { Payload } from "payload";
import { donorsFirstOf } from "../../platform/jobs/payments-first.ts";
import { followUpDue } from "./follow-up-due.ts";

/** Follow-ups of one run; between them donors are answered. */
const batch = 100;
/** The next jobs of the queue begin when all of this run have ended, so none may make way for donors for long. */
const forMs = 5_000;
const underWay = new WeakSet<Payload>();
const askedMeanwhile = new WeakSet<Payload>();

/**
 * Follows up what is due, one run at a time: each begins with the longest due, so two at once would draw the same receipts.
 * Answers whether another run should follow; a call that found one under way leaves that to the one.
 */
export async function followUpInTurn(payload: Payload, now: Date) {
  if (underWay.has(payload)) {
    askedMeanwhile.add(payload);
    return { followedUp: 0, failed: 0, again: false };
  }
  underWay.add(payload);
  try {
    const { followedUp, failed, more } = await followUpDue(payload, {
      now,
      atMost: batch,
      donors: donorsFirstOf(payload),
      stopAfterMs: forMs,
    });
    return { followedUp, failed, again: askedMeanwhile.delete(payload) || more };
  } finally {
    underWay.delete(payload);
    askedMeanwhile.delete(payload);
  }
}
