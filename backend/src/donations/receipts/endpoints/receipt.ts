import type { Endpoint } from "payload";
import { donationSecret } from "../../donation-secret.ts";
import { findDonation } from "../../donation-store.ts";
import { answer } from "../../endpoints/answer.ts";
import { readOutcomeToken } from "../../outcome-token.ts";
import { latestReceiptRow } from "../receipt-of.ts";
import { receiptOfRow } from "../receipt-of-row.ts";
import { receiptPdf } from "../receipt-pdf.ts";
import { pdfAnswer } from "./pdf-answer.ts";

const notFound = () => answer({ message: "Not found" }, 404);

/**
 * `GET /api/donations/receipt?token=`: the receipt of a donation for the bearer of its token; 404 while there is none.
 * With `format=pdf` the PDF itself, which a cancelled or replaced receipt no longer gives out.
 */
export const receiptEndpoint: Omit<Endpoint, "root"> = {
  path: "/receipt",
  method: "get",
  handler: async ({ payload, searchParams }) => {
    const orderId = readOutcomeToken(searchParams.get("token") ?? "", donationSecret("outcome"));
    const donation = orderId && (await findDonation(payload, { orderId: { equals: orderId } }));
    const row = donation && (await latestReceiptRow(payload, donation.id));
    if (!row) return notFound();
    if (searchParams.get("format") !== "pdf") return answer(receiptOfRow(row));
    return row.state === "issued" ? pdfAnswer(row, await receiptPdf(payload, row)) : notFound();
  },
};
