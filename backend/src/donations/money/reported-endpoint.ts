import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { actorOf } from "../../audit/record-action.ts";
import { recordThenAct } from "../../audit/record-then-act.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { serialText } from "../receipts/receipt-facts.ts";
import { staffRequest } from "../receipts/staff/staff-request.ts";
import { answer } from "../record/answer.ts";

const body = z.object({ reported: z.boolean() });

/**
 * `POST /api/money/reported/ID`, JSON `{ reported }`: the returned gift of the receipt with this id was reported to the tax
 * authority, or was not after all. Answers `{ reported }`.
 */
export const reportedEndpoint: Endpoint = {
  path: "/money/reported/:id",
  method: "post",
  handler: async (req) => {
    const asked = await staffRequest(req, { action: "gift-report", body });
    const { reported } = asked.body;
    const { payload } = req;
    const receipt = await payload.db.findOne<{ id: number; serial: number; reportDueDay?: string | null }>({
      collection: "receipts",
      where: { id: { equals: asked.id } },
    });
    if (!receipt?.reportDueDay) throw new APIError("There is no such returned gift", 404);
    const line = {
      by: actorOf(req),
      action: reported ? ("gift-reported" as const) : ("gift-not-reported" as const),
      on: { collection: "receipts", id: receipt.id },
      label: serialText(receipt.serial),
    };
    await recordThenAct(payload, line, async () => {
      const where = { id: { equals: receipt.id }, reportedAt: { exists: !reported } };
      const reportedAt = reported ? new Date().toISOString() : null;
      if (!(await updateIf(payload, "receipts", where, { reportedAt })))
        throw new APIError("Somebody else has just said so. Load the page again", 409, null, true);
    });
    return answer({ reported });
  },
};
