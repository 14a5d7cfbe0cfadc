import type { Endpoint } from "payload";
import { z } from "zod";
import { receiptPdf } from "../receipt-pdf.ts";
import { pdfAnswer } from "./pdf-answer.ts";
import { staffRequest } from "./staff-request.ts";

/** `GET /api/receipts/:id/pdf`: the PDF as it was issued, for staff. */
export const pdfEndpoint: Endpoint = {
  path: "/:id/pdf",
  method: "get",
  handler: async (req) => {
    const { id } = await staffRequest(req, { roles: ["donor-services", "finance"], body: z.unknown() });
    const row = await req.payload.findByID({ collection: "receipts", id, depth: 0 });
    return pdfAnswer(row, await receiptPdf(req.payload, row));
  },
};
