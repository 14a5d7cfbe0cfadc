import type { Receipt as ReceiptRow } from "../../../payload-types.ts";
import { contentDisposition } from "../../../platform/http/content-disposition.ts";
import { serialText } from "../serial-text.ts";
import { copy } from "./receipt-copy.ts";

/** A receipt's PDF as a download that no cache keeps. */
export const pdfResponse = ({ serial }: Pick<ReceiptRow, "serial">, pdf: Buffer) =>
  new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": contentDisposition("inline", copy.pdfFile(serialText(serial))),
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
