import { longestNameOnReceipt } from "@pcf/contract/donation/donor-name";
import { emailAddress } from "@pcf/contract/typed-email";
import { APIError, type Endpoint, type Payload, type PayloadRequest } from "payload";
import { z } from "zod";
import { maskedAddress } from "../../../audit/masked-address.ts";
import { type AuditAction, actorOf } from "../../../audit/record-action.ts";
import { recordThenAct } from "../../../audit/record-then-act.ts";
import { typedAddress, typedReason, typedText } from "../../../platform/admin/typed-by-staff.ts";
import { relatedId } from "../../../platform/database/related-id.ts";
import { cancelAndTell } from "../issue/cancel-and-tell.ts";
import { ReceiptAlreadyReplaced, replaceReceipt } from "../issue/replace-receipt.ts";
import { resendReceipt } from "../mails/mail-receipt.ts";
import { donorCanPrint } from "../pdf/receipt-fonts.ts";
import { pdfResponse, receiptPdf } from "../pdf/receipt-pdf.ts";
import { latestReceiptRow } from "../read-receipt.ts";
import { serialText } from "../receipt-facts.ts";
import { returnedIfCancelled } from "../returned-by-receipt.ts";
import { copy } from "./receipt-admin-copy.ts";
import { staffRequest } from "./staff-request.ts";

/** `GET /api/receipts/:id/pdf`: the PDF as it was issued, for staff. */
export const pdfEndpoint: Endpoint = {
  path: "/:id/pdf",
  method: "get",
  handler: async (req) => {
    const { id } = await staffRequest(req, { action: "receipt-open", body: z.unknown() });
    const row = await req.payload.findByID({ collection: "receipts", id, depth: 0 });
    return pdfResponse(row, await receiptPdf(req.payload, row));
  },
};

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
      if (!again)
        throw new APIError(
          "This receipt is not in force, is on its way already, or its donor has no email address: print it instead",
          409,
        );
      return again;
    });
    return Response.json(mail, { headers: { "Cache-Control": "no-store" } });
  },
};

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

/**
 * `POST /api/receipts/:id/cancel`, JSON `{ reason, moneyBack? }`: takes a receipt out of force without another in its place.
 * With `moneyBack` the donor has the money again, by the gateway's own list for one, and the tax authority is to hear of it.
 */
export const cancelEndpoint: Endpoint = {
  path: "/:id/cancel",
  method: "post",
  handler: async (req) => {
    const { id, by, body } = await staffRequest(req, {
      action: "receipt-cancel",
      body: z.object({ reason: typedReason, moneyBack: z.boolean().default(false) }),
    });
    const row = await req.payload.findByID({ collection: "receipts", id, depth: 0 });
    const donationId = relatedId(row.donation);
    if (row.state !== "issued" || donationId === null)
      throw new APIError("This receipt is not in force", 409);
    const { reason, moneyBack } = body;
    const returnedCents = moneyBack ? await returnedIfCancelled(req.payload, { id, donationId }) : 0;
    const cancelled = await recordReceiptAction(req, { id, action: "receipt-cancelled" }, () =>
      cancelAndTell(req.payload, { donationId, reason, by, now: new Date(), returnedCents }),
    );
    return Response.json({ cancelled: cancelled.length }, { headers: { "Cache-Control": "no-store" } });
  },
};

/**
 * Does what staff want with a receipt after it is written down, with the receipt's number. Reasons and corrections stand
 * with the receipts themselves.
 *
 * @throws APIError 404 when there is no such receipt.
 */
async function recordReceiptAction<Result>(
  req: PayloadRequest,
  { id, action, detail }: { id: number; action: AuditAction; detail?: string },
  act: () => Promise<Result>,
): Promise<Result> {
  const { serial } = await req.payload.findByID({ collection: "receipts", id, depth: 0 });
  const on = { collection: "receipts", id };
  const line = { by: actorOf(req), action, on, label: serialText(serial), ...(detail && { detail }) };
  return recordThenAct(req.payload, line, act);
}
