import type { Payload, TaskConfig } from "payload";
import { z } from "zod";
import type { Donation } from "../../payload-types.ts";
import { donorsFirstOf } from "../../platform/jobs/payments-first.ts";
import { errorFacts } from "../../platform/log/error-facts.ts";
import { settleDonation } from "../charge/settle-donation.ts";
import { configuredGateway } from "../gateway/configured-gateway.ts";
import { findDonation } from "../record/donation-store.ts";
import { followUpInTurn } from "./follow-up-due.ts";
import { sweepDonations } from "./sweep.ts";

/**
 * Jobs that wait for the gateway have a queue of their own. The jobs of a run are waited for together, so a gateway that
 * hangs would otherwise hold up receipts and mails.
 */
export const gatewayQueue = "gateway";

const input = z.object({ donationId: z.string() });
const now = () => new Date();
const followUp: TaskConfig = {
  slug: "follow-up-donations",
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const output = await followUpInTurn(payload, now());
    if (output.again) scheduleFollowUps(payload);
    return { output };
  },
};

const settle: TaskConfig = {
  slug: "settle-donation",
  inputSchema: [{ name: "donationId", type: "text", required: true }],
  retries: { attempts: 8, backoff: { type: "exponential", delay: 5_000 } },
  handler: async ({ input: given, req: { payload } }) => {
    const donation = await findDonation(payload, { id: { equals: Number(input.parse(given).donationId) } });
    // Whoever has asked since this job was queued has queued the next, so a gift is asked after by one chain of jobs.
    if (!donation || new Date(donation.nextCheckAt ?? 0) > now()) return { output: {} };
    const settled = await settleDonation({ payload, gateway: configuredGateway, now }, donation);
    if (!settled.overtaken) queueFollowUp(payload, settled.donation);
    return { output: {} };
  },
};

const sweep: TaskConfig = {
  slug: "sweep-donations",
  label: "Finish what gifts and refunds have left open",
  schedule: [{ cron: "* * * * *", queue: gatewayQueue }],
  handler: async ({ req: { payload } }) => ({
    output: await sweepDonations(
      { payload, gateway: configuredGateway, now },
      { donors: donorsFirstOf(payload) },
    ),
  }),
};

export const donationTasks: TaskConfig[] = [followUp, settle, sweep];

const gatherMs = 1_000;
const scheduled = new WeakSet<Payload>();

function queue(payload: Payload, queued: Promise<unknown>) {
  queued.catch((error: unknown) =>
    payload.logger.error({ msg: "A job of the donations could not be queued", error: errorFacts(error) }),
  );
}

/** One job for all donations of a moment that somebody is to hear of. It is queued after the moment, so it finds them all. */
function scheduleFollowUps(payload: Payload) {
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
  const waitUntil = new Date(donation.nextCheckAt ?? now());
  const job = { task: "settle-donation" as const, input: { donationId: String(donation.id) } };
  queue(payload, payload.jobs.queue({ ...job, queue: gatewayQueue, waitUntil }));
}

/** At start-up: settles what a crash has left in between. */
export const sweepAtStart = (payload: Payload) =>
  sweepDonations(
    { payload, gateway: configuredGateway, now },
    { everything: true, donors: donorsFirstOf(payload) },
  );
