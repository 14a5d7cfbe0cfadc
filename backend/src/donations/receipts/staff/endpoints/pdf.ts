import type { Endpoint } from "payload";
import { z } from "zod";
import { pdfResponse } from "../../print/pdf-response.ts";
import { receiptPdf } from "../../print/receipt-pdf.ts";
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
