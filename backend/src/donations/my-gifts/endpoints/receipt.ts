import type { Endpoint } from "payload";
import { pdfResponse, receiptPdf } from "../../receipts/pdf/receipt-pdf.ts";
import { answer } from "../../record/answer.ts";
import { ownReceipt } from "../own-gifts.ts";
import { signedInDonor } from "../signed-in-donor.ts";
import { backToPage, sessionIn } from "./asked-page.ts";

/**
 * `GET /api/my-gifts/receipt?id=`: the PDF of a receipt in force of the donor who is signed in; 404 for any other. Who is
 * not signed in any more is led to the page.
 */
export const ownReceiptEndpoint: Endpoint = {
  path: "/my-gifts/receipt",
  method: "get",
  handler: async ({ payload, headers, searchParams }) => {
    const donor = await signedInDonor(payload, { session: sessionIn(headers), now: new Date() });
    if (!donor) return backToPage("session-ended");
    const row = await ownReceipt(payload, { address: donor.address, id: Number(searchParams.get("id")) });
    return row ? pdfResponse(row, await receiptPdf(payload, row)) : answer({ message: "Not found" }, 404);
  },
};
