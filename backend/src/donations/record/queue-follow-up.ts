import type { Payload } from "payload";
import type { Donation } from "../../payload-types.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";

/**
 * Jobs that wait for the gateway have a queue of their own. The jobs of a run are waited for together, so a gateway that
 * hangs would otherwise hold up receipts and mails.
 */
export const gatewayQueue = "gateway";

const gatherMs = 1_000;
const scheduled = new WeakSet<Payload>();

function queue(payload: Payload, queued: Promise<unknown>) {
  queued.catch((error: unknown) =>
    payload.logger.error({ msg: "A job of the donations could not be queued", error: errorFacts(error) }),
  );
}

/** One job for all donations of a moment that somebody is to hear of. It is queued after the moment, so it finds them all. */
export function scheduleFollowUps(payload: Payload) {
  if (scheduled.has(payload)) return;
  scheduled.add(payload);
  setTimeout(() => {
    scheduled.delete(payload);
    queue(payload, payload.jobs.queue({ task: "follow-up-donations", input: {} }));
  }, gatherMs).unref();
}

/**
 * Queues what a donation's state asks for. A job that is lost is only a delay: the sweep finds the donation by its
 * state.
 */
export function queueFollowUp(payload: Payload, donation: Donation): void {
  if (donation.followUp === "due") scheduleFollowUps(payload);
  if (donation.state !== "unknown") return;
  const waitUntil = new Date(donation.nextCheckAt ?? Date.now());
  const job = { task: "settle-donation" as const, input: { donationId: String(donation.id) } };
  queue(payload, payload.jobs.queue({ ...job, queue: gatewayQueue, waitUntil }));
}
