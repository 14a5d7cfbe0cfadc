import type { Payload, TaskConfig } from "payload";
import { z } from "zod";
import { paymentsFirstOf } from "../../platform/jobs/payments-first.ts";
import { settleDonation } from "../charge/settle-donation.ts";
import { configuredGateway } from "../gateway/configured-gateway.ts";
import { findDonation } from "../record/donation-store.ts";
import { gatewayQueue, queueFollowUp, scheduleFollowUps } from "../record/queue-follow-up.ts";
import { followUpInTurn } from "./follow-up-due.ts";
import { sweepDonations } from "./sweep.ts";

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
    const settled = await settleDonation({ payload, gateway: configuredGateway(payload), now }, donation);
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
      { payload, gateway: configuredGateway(payload), now },
      { donors: paymentsFirstOf(payload) },
    ),
  }),
};

export const donationTasks: TaskConfig[] = [followUp, settle, sweep];

/**
 * At start-up: settles what a crash has left in between. With a file as its database nobody else can be at work on it; beside another
 * backend on a server's database only that is taken whose turn has come: the rest may be in the midst of being charged there.
 */
export const sweepAtStart = (payload: Payload) =>
  sweepDonations(
    { payload, gateway: configuredGateway(payload), now },
    { everything: payload.db.name !== "postgres", donors: paymentsFirstOf(payload) },
  );
