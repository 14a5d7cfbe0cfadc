import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { typedReason } from "../../../../platform/admin/typed-by-staff.ts";
import { relatedId } from "../../../../platform/database/related-id.ts";
import { cancelReceipts } from "../../issue/cancel-receipts.ts";
import { mailCancellation } from "../../mail/mail-cancellation.ts";
import { recordReceiptAction } from "./record-receipt-action.ts";
import { staffRequest } from "./staff-request.ts";

/** `POST /api/receipts/:id/cancel`, JSON `{ reason }`: takes a receipt out of force without another in its place. */
export const cancelEndpoint: Endpoint = {
  path: "/:id/cancel",
  method: "post",
  handler: async (req) => {
    const { id, by, body } = await staffRequest(req, {
      action: "receipt-cancel",
      body: z.object({ reason: typedReason }),
    });
    const row = await req.payload.findByID({ collection: "receipts", id, depth: 0 });
    const donationId = relatedId(row.donation);
    if (row.state !== "issued" || donationId === null)
      throw new APIError("This receipt is not in force", 409);
    const { reason } = body;
    const cancelled = await recordReceiptAction(req, { id, action: "receipt-cancelled" }, () =>
      cancelReceipts(req.payload, { donationId, reason, by, now: new Date() }),
    );
    for (const each of cancelled) await mailCancellation(req.payload, each);
    return Response.json({ cancelled: cancelled.length }, { headers: { "Cache-Control": "no-store" } });
  },
};
