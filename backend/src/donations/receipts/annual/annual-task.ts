import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { TaskConfig } from "payload";
import { z } from "zod";
import { notedRun } from "../../../platform/jobs/run-note.ts";
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

/** What the run of a year is noted under. */
export const annualRun = (year: number) => `annual-receipts:${year}`;

/** What a member of staff who starts it by hand asks for. */
const byHand = z.object({ year: z.int(), by: z.string() });

/**
 * Issues last year's receipts of monthly gifts. It begins daily from the first of February on: the first run issues nearly
 * all, and those after it what was waited for and what an outage has left. Staff may start it by hand, also for an earlier year.
 */
export const annualTask: TaskConfig<{ input: object; output: object }> = {
  slug: "issueAnnualReceipts",
  label: "Issue the receipts of last year’s monthly gifts",
  schedule: [{ cron: "0 40 16 * * *", queue: annualQueue }],
  retries: 0,
  handler: async ({ req: { payload }, input }) => {
    const now = new Date();
    const { data: asked } = byHand.safeParse(input);
    const year = asked?.year ?? yearToReceipt(now);
    if (year !== null)
      await notedRun(payload, { name: annualRun(year), by: asked?.by ?? null, now }, (report) =>
        runAnnual(payload, { year, now, report }),
      );
    return { output: {} };
  },
};
