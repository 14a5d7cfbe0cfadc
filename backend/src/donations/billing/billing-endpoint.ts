import type { Endpoint } from "payload";
import { notAllowed, staffWhoMay } from "../../access/staff.ts";
import { startRun } from "../../office/start-run.ts";
import { answer } from "../record/answer.ts";
import { billingQueue } from "./billing-task.ts";

const copy = { started: "Billing begins within a minute." } as const;

/** `POST /api/monthly-billing/run`: starts the job that bills what is due today. Answers `{ message }`. */
export const billingEndpoint: Endpoint = {
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
