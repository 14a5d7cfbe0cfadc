import { charityTimeZone } from "@pcf/contract/constants";
import { clockAt } from "@pcf/contract/zone-clock";
import type { TaskConfig } from "payload";
import { z } from "zod";
import { notedRun } from "../../platform/jobs/run-note.ts";
import { configuredGateway } from "../gateway/configured-gateway.ts";
import { billDay } from "./bill-day.ts";

/** A queue of its own: a day's charges may take many minutes, and settling and mails are not to wait for them. */
export const billingQueue = "billing";

/** Nobody is charged, or told of a decline, in the middle of the charity's night. */
const firstHour = 6;

export const isBillingTime = (now: Date): boolean =>
  Number(clockAt(now.getTime(), charityTimeZone).slice(11, 13)) >= firstHour;

/** What a run is noted under. */
export const billingRun = "billing";

const byHand = z.object({ by: z.string() });

/**
 * Bills the day. It begins every hour, on the charity's clock from six in the morning on: the first run of a day charges
 * what is due, and those after it find nothing, or what an outage has left. Staff may start it by hand, at any hour.
 */
export const billingTask: TaskConfig<{ input: object; output: object }> = {
  slug: "billMonthlyGifts",
  label: "Bill monthly gifts",
  schedule: [{ cron: "0 20 * * * *", queue: billingQueue }],
  retries: 0,
  handler: async ({ req: { payload }, input }) => {
    const now = () => new Date();
    const by = byHand.safeParse(input).data?.by ?? null;
    if (by !== null || isBillingTime(now()))
      await notedRun(payload, { name: billingRun, by, now: now() }, (report) =>
        billDay({ payload, gateway: configuredGateway(payload), now, report }),
      );
    return { output: {} };
  },
};
