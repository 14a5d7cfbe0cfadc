import { APIError, type Endpoint } from "payload";
import { z } from "zod";
import { mailReceipt } from "../mail-receipt.ts";
import { canPrint } from "../receipt-fonts.ts";
import { replaceReceipt } from "../replace-receipt.ts";
import { serialText } from "../serial.ts";
import { staffRequest } from "./staff-request.ts";

const bodySchema = z.object({
  reason: z.string().trim().min(3).max(250),
  name: z.string().trim().min(1).max(200).optional(),
  address: z.array(z.string().trim().min(1).max(200)).min(1).max(4).optional(),
});

/** `POST /api/receipts/:id/replace`, JSON `{ reason, name?, address? }`: issues and mails a receipt in place of this one. */
export const replaceEndpoint: Endpoint = {
  path: "/:id/replace",
  method: "post",
  handler: async (req) => {
    const { id, by, body } = await staffRequest(req, { roles: ["finance"], body: bodySchema });
    if (![body.name ?? "", ...(body.address ?? [])].every(canPrint))
      throw new APIError("Receipts cannot print all of these letters", 400);
    const row = await replaceReceipt(req.payload, {
      receiptId: id,
      donor: { name: body.name, address: body.address },
      reason: body.reason,
      by,
      now: new Date(),
    });
    if (!row) throw new APIError("This receipt is not in force", 409);
    await mailReceipt(req.payload, row);
    return Response.json(
      { id: row.id, serial: serialText(row.serial) },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
};
