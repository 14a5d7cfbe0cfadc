import { emailAddress } from "@pcf/contract/typed-email";
import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { maskedAddress } from "../../../../audit/masked-address.ts";
import { resendReceipt } from "../../mail/resend-receipt.ts";
import { recordReceiptAction } from "./record-receipt-action.ts";
import { staffRequest } from "./staff-request.ts";

/** `POST /api/receipts/:id/resend`, JSON `{ to? }`: mails a receipt again. Answers the `{ id }` of the new mail. */
export const resendEndpoint: Endpoint = {
  path: "/:id/resend",
  method: "post",
  handler: async (req) => {
    const { id, body } = await staffRequest(req, {
      action: "receipt-resend",
      body: z.object({ to: z.optional(emailAddress) }),
    });
    const { to } = body;
    const detail = to ? `To ${maskedAddress(to)}` : "To the address it was last sent to";
    const mail = await recordReceiptAction(req, { id, action: "receipt-resent", detail }, async () => {
      const askedBy = req.user?.name ?? "";
      const again = await resendReceipt(req.payload, { receiptId: id, to, askedBy, now: new Date() });
      if (!again) throw new APIError("This receipt is not in force, or is on its way already", 409);
      return again;
    });
    return Response.json(mail, { headers: { "Cache-Control": "no-store" } });
  },
};
