import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { notAllowed, staffWhoMay } from "../../../access/staff.ts";
import { startRun } from "../../../office/start-run.ts";
import { sentByStaff } from "../../../platform/admin/sent-by-staff.ts";
import type { Screen } from "../../../platform/screen.ts";
import { answer } from "../../record/answer.ts";
import { annualQueue } from "./annual-task.ts";

const screen: Screen = {
  path: "/receipts/annual",
  title: "Yearly receipts of monthly gifts",
  isFor: staffWhoMay("receipts-annual"),
  Component: "/donations/receipts/annual/annual-screen.tsx#AnnualScreen",
};

const error = "Choose a year that is over.";
const body = z.object({ year: z.int({ error }).min(2000, error).max(2099, error) });

const copy = {
  started: (year: number) => `The receipts of ${year} are begun within a minute.`,
  runs: (year: number) => `The year ${year} is not over yet`,
} as const;

/** `POST /api/receipts-of-year/run`, JSON `{ year }`: starts the job that issues the yearly receipts. Answers `{ message }`. */
const endpoint: Endpoint = {
  path: "/receipts-of-year/run",
  method: "post",
  handler: async (req) => {
    if (!req.user || !staffWhoMay("receipts-annual")({ req })) throw notAllowed(req);
    const { year } = await sentByStaff(req, body);
    if (year >= Number(charityDay(new Date()).slice(0, 4))) throw new APIError(copy.runs(year), 409);
    await startRun(req, {
      action: "receipts-annual",
      label: String(year),
      task: "issueAnnualReceipts",
      queue: annualQueue,
      input: { year },
    });
    return answer({ message: copy.started(year) });
  },
};

/** The run of the yearly receipts: its screen, and how finance starts it. */
export const annualPart = { screen, endpoint };
