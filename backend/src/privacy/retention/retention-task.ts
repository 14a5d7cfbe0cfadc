import type { TaskConfig } from "payload";
import { holdsOf } from "../../platform/feature.ts";
import { paymentsFirstOf } from "../../platform/jobs/payments-first.ts";
import { runRetention } from "./run-retention.ts";

/** A queue of its own: the jobs of a run are waited for together, and this one may take minutes. */
export const retentionQueue = "retention";

const stopAfterMs = 10 * 60_000;

/** Every night. A run that a stopped server has missed is made up for when it is back. */
export const retentionTask: TaskConfig<{ input: object; output: object }> = {
  slug: "removeOldRecords",
  label: "Remove old records",
  schedule: [{ cron: "30 3 * * *", queue: retentionQueue }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    await runRetention(payload, { now: new Date(), donors: paymentsFirstOf(payload), stopAfterMs });
    for (const { afterwards } of holdsOf(payload.config)) await afterwards?.(payload);
    return { output: {} };
  },
};
