import type { Endpoint } from "payload";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { startRun } from "../../office/start-run.ts";
import type { Screen } from "../../platform/screen.ts";
import { answer } from "../record/answer.ts";
import { billingQueue } from "./billing-task.ts";

const screen: Screen = {
  path: "/monthly/billing",
  title: "Billing of monthly gifts",
  isFor: staffWhoMay("monthly-billing"),
  Component: "/donations/billing/billing-screen.tsx#BillingScreen",
};

const copy = { started: "Billing begins within a minute." } as const;

/** `POST /api/monthly-billing/run`: starts the job that bills what is due today. Answers `{ message }`. */
const endpoint: Endpoint = {
  path: "/monthly-billing/run",
  method: "post",
  handler: async (req) => {
    if (!req.user || !staffWhoMay("monthly-billing")({ req })) throw notAllowed(req);
    await startRun(req, {
      action: "monthly-billed",
      task: "billMonthlyGifts",
      queue: billingQueue,
      input: {},
    });
    return answer({ message: copy.started });
  },
};

/** The billing of monthly gifts: its screen, and how finance starts it. */
export const billingPart = { screen, endpoint };
