import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { TaskConfig } from "payload";
import { runAnnual } from "./run-annual.ts";

/** A queue of its own: a year's receipts take minutes, and settling, billing and mails are not to wait for them. */
export const annualQueue = "annual-receipts";

/**
 * The year whose receipts are due on a day of the charity's calendar: the one before, from the first of February on. `null`
 * in January, while the last charges of the year may still come to light.
 */
export function yearToReceipt(now: Date): number | null {
  const [year = "", month = ""] = charityDay(now).split("-");
  return month === "01" ? null : Number(year) - 1;
}

/**
 * Issues last year's receipts of monthly gifts. It begins daily from the first of February on: the first run issues nearly
 * all, and those after it what was waited for and what an outage has left.
 */
export const annualTask: TaskConfig<{ input: object; output: object }> = {
  slug: "issueAnnualReceipts",
  label: "Issue the receipts of last year's monthly gifts",
  schedule: [{ cron: "0 40 16 * * *", queue: annualQueue }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    const now = new Date();
    const year = yearToReceipt(now);
    if (year !== null) await runAnnual(payload, { year, now });
    return { output: {} };
  },
};
