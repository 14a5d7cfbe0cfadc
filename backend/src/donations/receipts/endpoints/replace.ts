import { APIError, type Endpoint, type Payload } from "payload";
import { z } from "zod";
import { donorCanPrint } from "../facts-can-print.ts";
import { idOf } from "../id-of.ts";
import { latestReceiptRow } from "../receipt-of.ts";
import { ReceiptAlreadyReplaced, replaceReceipt } from "../replace-receipt.ts";
import { serialText } from "../serial.ts";
import { staffRequest } from "./staff-request.ts";

const bodySchema = z.object({
  reason: z.string().trim().min(3).max(250),
  name: z.string().trim().min(1).max(200).optional(),
  address: z.array(z.string().trim().min(1).max(200)).min(1).max(4).optional(),
});

/** Number of the latest receipt of the same gift. */
async function latestSerial(payload: Payload, receiptId: number): Promise<string> {
  const { donation } = await payload.findByID({ collection: "receipts", id: receiptId, depth: 0 });
  const row = await latestReceiptRow(payload, idOf(donation) ?? 0);
  return row ? serialText(row.serial) : "";
}

/** `POST /api/receipts/:id/replace`, JSON `{ reason, name?, address? }`: issues and mails a receipt in place of this one. */
export const replaceEndpoint: Endpoint = {
  path: "/:id/replace",
  method: "post",
  handler: async (req) => {
    const { id, by, body } = await staffRequest(req, { roles: ["finance"], body: bodySchema });
    if (!donorCanPrint({ name: body.name ?? "", address: body.address ?? [] }))
      throw new APIError("Receipts cannot print all of these letters", 400);
    const row = await replaceReceipt(req.payload, {
      receiptId: id,
      donor: { name: body.name, address: body.address },
      reason: body.reason,
      by,
      now: new Date(),
    }).catch(async (error: unknown) => {
      if (!(error instanceof ReceiptAlreadyReplaced)) throw error;
      throw new APIError(
        `This receipt has been replaced already: see no. ${await latestSerial(req.payload, id)}`,
        409,
      );
    });
    if (!row) throw new APIError("This receipt is not in force", 409);
    return Response.json(
      { id: row.id, serial: serialText(row.serial) },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
};
