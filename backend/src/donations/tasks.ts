import type { Payload, TaskConfig } from "payload";
import { z } from "zod";
import type { Donation } from "../payload-types.ts";
import { findDonation } from "./donation-store.ts";
import { configuredGateway } from "./gateway/configured-gateway.ts";
import { followUpDonation } from "./operations/follow-up-donation.ts";
import { settleDonation } from "./operations/settle-donation.ts";
import { sweepDonations } from "./operations/sweep.ts";

const input = z.object({ donationId: z.string() });
const retries = { attempts: 8, backoff: { type: "exponential" as const, delay: 5_000 } };
const inputSchema = [{ name: "donationId", type: "text" as const, required: true }];
const now = () => new Date();

const followUp: TaskConfig = {
  slug: "donation-approved",
  inputSchema,
  retries,
  handler: async ({ input: given, req }) => {
    await followUpDonation(req.payload, Number(input.parse(given).donationId));
    return { output: {} };
  },
};

const settle: TaskConfig = {
  slug: "settle-donation",
  inputSchema,
  retries,
  handler: async ({ input: given, req: { payload } }) => {
    const donation = await findDonation(payload, { id: { equals: Number(input.parse(given).donationId) } });
    if (donation)
      await queueFollowUp(
        payload,
        await settleDonation({ payload, gateway: configuredGateway, now }, donation),
      );
    return { output: {} };
  },
};

const sweep: TaskConfig = {
  slug: "sweep-donations",
  schedule: [{ cron: "* * * * *", queue: "default" }],
  handler: async ({ req: { payload } }) => ({
    output: await sweepDonations({ payload, gateway: configuredGateway, now }),
  }),
};

export const donationTasks: TaskConfig[] = [followUp, settle, sweep];

/**
 * Queues what a donation's state asks for. A job that cannot be queued is no loss, only a delay: the sweep finds the
 * donation by its state.
 */
export function queueFollowUp(payload: Payload, donation: Donation): void {
  const donationId = String(donation.id);
  const queued =
    donation.followUp === "due"
      ? payload.jobs.queue({ task: "donation-approved", input: { donationId } })
      : donation.state === "unknown"
        ? payload.jobs.queue({
            task: "settle-donation",
            input: { donationId },
            waitUntil: new Date(donation.nextCheckAt ?? now()),
          })
        : undefined;
  queued?.catch((error: unknown) =>
    payload.logger.error({
      msg: "A donation's job could not be queued",
      orderId: donation.orderId,
      err: error,
    }),
  );
}

/** At start-up: settles what a crash has left in between. */
export const sweepAtStart = (payload: Payload) =>
  sweepDonations({ payload, gateway: configuredGateway, now }, { everything: true });
