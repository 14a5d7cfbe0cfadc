import { longestNameOnReceipt } from "@pcf/contract/donation/donor-name";
import { APIError, type Endpoint, type Payload } from "payload";
import { z } from "zod";
import { typedAddress, typedReason, typedText } from "../../../../platform/admin/typed-by-staff.ts";
import { relatedId } from "../../../../platform/database/related-id.ts";
import { ReceiptAlreadyReplaced, replaceReceipt } from "../../issue/replace-receipt.ts";
import { latestReceiptRow } from "../../latest-receipt.ts";
import { donorCanPrint } from "../../print/can-print-facts.ts";
import { serialText } from "../../serial-text.ts";
import { copy } from "../admin/receipt-admin-copy.ts";
import { recordReceiptAction } from "./record-receipt-action.ts";
import { staffRequest } from "./staff-request.ts";

const bodySchema = z.object({
  reason: typedReason,
  name: typedText("Corrected name", { most: longestNameOnReceipt }).optional(),
  address: typedAddress("Corrected address").optional(),
});

/** Number of the latest receipt of the same gift. */
async function latestSerial(payload: Payload, receiptId: number): Promise<string> {
  const { donation } = await payload.findByID({ collection: "receipts", id: receiptId, depth: 0 });
  const row = await latestReceiptRow(payload, relatedId(donation) ?? 0);
  return row ? serialText(row.serial) : "";
}

/** `POST /api/receipts/:id/replace`, JSON `{ reason, name?, address? }`: issues and mails a receipt in place of this one. */
export const replaceEndpoint: Endpoint = {
  path: "/:id/replace",
  method: "post",
  handler: async (req) => {
    const { id, by, body } = await staffRequest(req, { action: "receipt-replace", body: bodySchema });
    if (!donorCanPrint({ name: body.name ?? "", address: body.address ?? [] }))
      throw new APIError(copy.notPrintable, 400);
    const row = await recordReceiptAction(req, { id, action: "receipt-replaced" }, async () => {
      const { reason, ...donor } = body;
      const replacement = { receiptId: id, donor, reason, by, now: new Date() };
      const replaced = await replaceReceipt(req.payload, replacement).catch(async (error: unknown) => {
        if (!(error instanceof ReceiptAlreadyReplaced)) throw error;
        const latest = await latestSerial(req.payload, id);
        throw new APIError(`This receipt has been replaced already: see no. ${latest}`, 409);
      });
      if (!replaced) throw new APIError("This receipt is not in force", 409);
      return replaced;
    });
    return Response.json(
      { id: row.id, serial: serialText(row.serial) },
      { headers: { "Cache-Control": "no-store" } },
    );
  },
};
