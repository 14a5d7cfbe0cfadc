import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { resendReceipt } from "../resend-receipt.ts";
import { staffRequest } from "./staff-request.ts";

/** `POST /api/receipts/:id/resend`, JSON `{ to? }`: mails a receipt again. */
export const resendEndpoint: Endpoint = {
  path: "/:id/resend",
  method: "post",
  handler: async (req) => {
    const { id, body } = await staffRequest(req, {
      roles: ["donor-services", "finance"],
      body: z.object({ to: z.email().optional() }),
    });
    const mail = await resendReceipt(req.payload, { receiptId: id, to: body.to, now: new Date() });
    if (!mail) throw new APIError("This receipt is not in force, or is on its way already", 409);
    return Response.json(mail, { headers: { "Cache-Control": "no-store" } });
  },
};
