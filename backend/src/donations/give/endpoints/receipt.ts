import type { Endpoint } from "payload";
import { pdfResponse, receiptPdf } from "../../receipts/pdf/receipt-pdf.ts";
import { latestReceiptRow, receiptFromRow } from "../../receipts/read-receipt.ts";
import { answer } from "../../record/answer.ts";
import { donationOfToken } from "../donation-services.ts";
import { giftLinkPage } from "./gift-link.ts";

const notFound = () => answer({ message: "Not found" }, 404);

/**
 * `GET /api/donations/receipt?token=`: the receipt of a donation for the bearer of its token; 404 while there is none.
 * With `format=pdf` the PDF itself, which a cancelled or replaced receipt no longer gives out. A token that has ended is
 * 410; a browser that opened the link by itself is led to the page that says so and offers another.
 */
export const receiptEndpoint: Omit<Endpoint, "root"> = {
  path: "/receipt",
  method: "get",
  handler: async ({ payload, searchParams, headers }) => {
    const token = searchParams.get("token");
    const found = await donationOfToken(payload, token);
    if (found?.ended) {
      if (headers.get("accept")?.includes("text/html"))
        return giftLinkPage({ gift: token ?? "", link: "ended" });
      return answer({ message: "The token has ended" }, 410);
    }
    const row = found && (await latestReceiptRow(payload, found.donation.id));
    if (!row || row.donorRemovedAt) return notFound();
    if (searchParams.get("format") !== "pdf") return answer(await receiptFromRow(row));
    return row.state === "issued" ? pdfResponse(row, await receiptPdf(payload, row)) : notFound();
  },
};
