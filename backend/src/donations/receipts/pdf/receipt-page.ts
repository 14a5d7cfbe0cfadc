import type { Receipt } from "@pcf/contract/donation/receipt";
import { drawReceipt } from "./draw-receipt.ts";
import { copy } from "./receipt-copy.ts";

/** Draws a receipt on a page of its own: the original above, its copy below, and where to cut between them. */
export function drawReceiptPage(document: PDFKit.PDFDocument, receipt: Receipt, isSigned: boolean): void {
  const half = document.page.height / 2;
  const root = document.struct("Document");
  document.addStructure(root);
  const section = (title: string) => {
    const part = document.struct("Sect", { title });
    root.add(part);
    return { pdf: document, section: part };
  };
  drawReceipt(section(receipt.statement), receipt, { top: 0, height: half, copyMark: false, isSigned });
  document.markContent("Artifact", { type: "Layout" });
  document
    .moveTo(0, half)
    .lineTo(document.page.width, half)
    .dash(5, { space: 4 })
    .lineWidth(0.75)
    .strokeColor("#7a8699")
    .stroke()
    .undash();
  document.endMarkedContent();
  drawReceipt(section(copy.copyMark), receipt, { top: half, height: half, copyMark: true, isSigned });
}
