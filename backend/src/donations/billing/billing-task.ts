import { charityTimeZone } from "@pcf/contract/constants";
import { clockAt } from "@pcf/contract/zone-clock";
import type { TaskConfig } from "payload";
import { configuredGateway } from "../gateway/configured-gateway.ts";
import { billDay } from "./bill-day.ts";

/** A queue of its own: a day's charges may take many minutes, and settling and mails are not to wait for them. */
export const billingQueue = "billing";

/** Nobody is charged, or told of a decline, in the middle of the charity's night. */
const firstHour = 6;

export const isBillingTime = (now: Date): boolean =>
  Number(clockAt(now.getTime(), charityTimeZone).slice(11, 13)) >= firstHour;

/**
 * Bills the day. It begins every hour, on the charity's clock from six in the morning on: the first run of a day charges
 * what is due, and those after it find nothing, or what an outage has left.
 */
export const billingTask: TaskConfig<{ input: object; output: object }> = {
  slug: "billMonthlyGifts",
  label: "Bill monthly gifts",
  schedule: [{ cron: "0 20 * * * *", queue: billingQueue }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const now = () => new Date();
    if (isBillingTime(now())) await billDay({ payload, gateway: configuredGateway(), now });
    return { output: {} };
  },
};
