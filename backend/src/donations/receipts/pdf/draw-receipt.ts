import { formatAmount } from "@pcf/contract/donation/amount";
import { giftDayWords, type Receipt } from "@pcf/contract/donation/receipt";
import { longDay } from "@pcf/contract/long-day";
import { writableLine } from "@pcf/contract/writable-text";
import { fontFor, printedText, type Weight } from "../../../platform/fonts/printed-text.ts";
import { charityLines, copy, signatureLine } from "./receipt-copy.ts";

const ink = "#12284b";
const soft = "#4a5872";
const panel = "#f6efe1";
const left = 46;
const width = 520;

/** The page, and the section of its structure that what is written next belongs to. */
type Sheet = { pdf: PDFKit.PDFDocument; section: PDFKit.PDFStructureElement };
type Place = { x: number; y: number; width: number; height?: number; align?: "left" | "right" };
type Look = { tag?: "H1" | "P"; font?: Weight; size?: number; colour?: string; least?: number };

/** Writes a text within its place: smaller when it is long, cut only when even the smallest size does not fit. */
function write({ pdf, section }: Sheet, words: string, place: Place, look: Look = {}) {
  const { tag = "P", font: weight = "regular", size = 10, colour = ink, least = 7 } = look;
  const options = { width: place.width, align: place.align ?? "left", lineGap: 1 } as const;
  const text = printedText(words);
  const font = fontFor(text, weight);
  if (!font) throw new Error("No font of the receipts has all letters of a text");
  pdf.font(font).fillColor(colour);
  let fitting = size;
  if (place.height !== undefined)
    while (fitting > least && pdf.fontSize(fitting).heightOfString(text, options) > place.height)
      fitting -= 0.5;
  pdf.fontSize(fitting).text(text, place.x, place.y, {
    ...options,
    structParent: section,
    structType: tag,
    ...(place.height === undefined ? {} : { height: place.height, ellipsis: true }),
  });
}

/** What only pleases the eye; a screen reader is not told. */
function decorate({ pdf }: Sheet, { head, amountsTop }: Record<"head" | "amountsTop", number>) {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.rect(left, head, width, 3).fill(ink);
  pdf.roundedRect(left, amountsTop, width, 58, 5).fill(panel);
  pdf.endMarkedContent();
}

/** A label with its value below. */
function pair(sheet: Sheet, label: string, value: string, place: Place, look: Look = {}) {
  write(sheet, label, { ...place, height: 10 }, { size: 8, colour: soft });
  write(sheet, value, { ...place, y: place.y + 11 }, look);
}

/** A picture as large as its place lets it be, standing at its bottom; a screen reader is told what it shows. */
function picture({ pdf, section }: Sheet, image: string, alt: string, place: Required<Omit<Place, "align">>) {
  const { x, y, width: most, height } = place;
  section.add(
    pdf.struct("Figure", { alt }, () => pdf.image(image, x, y, { fit: [most, height], valign: "bottom" })),
  );
}

function header(
  sheet: Sheet,
  { charity, serial, statement, replaces }: Receipt,
  top: number,
  copyMark: boolean,
) {
  write(sheet, charity.name, { x: left, y: top, width: 290, height: 34 }, { font: "bold", size: 14 });
  write(
    sheet,
    charityLines(charity),
    { x: left, y: sheet.pdf.y + 2, width: 290, height: top + 87 - sheet.pdf.y },
    { size: 9, colour: soft },
  );
  write(
    sheet,
    statement,
    { x: left + 300, y: top, width: 220, height: 17, align: "right" },
    { tag: "H1", font: "bold", size: 11 },
  );
  write(
    sheet,
    `${copy.receiptNumber} ${serial}`,
    { x: left + 300, y: top + 18, width: 220, align: "right" },
    { font: "bold", size: 14 },
  );
  if (replaces)
    write(
      sheet,
      copy.replaces(replaces),
      { x: left + 250, y: top + 38, width: 270, align: "right" },
      { size: 9 },
    );
  if (copyMark)
    write(
      sheet,
      copy.copyMark.toUpperCase(),
      { x: left + 420, y: top + 52, width: 100, align: "right" },
      { font: "bold", size: 13, colour: "#a3341f" },
    );
}

function facts(sheet: Sheet, receipt: Receipt, top: number) {
  const { donor } = receipt;
  write(sheet, copy.donor, { x: left, y: top, width: 265 }, { size: 8, colour: soft });
  // Down to a size at which the longest name and address that the form takes still stand here whole.
  const least = 4;
  // Two people with long names take more of what there is.
  const name = { x: left, y: top + 11, width: 265, height: donor.name.length > 210 ? 42 : 34 };
  write(sheet, writableLine(donor.name), name, { font: "bold", size: 12, least });
  const address = { x: left, y: sheet.pdf.y + 2, width: 265, height: top + 98 - sheet.pdf.y };
  write(sheet, donor.address.map(writableLine).join("\n"), address, { least });
  const columns = [left + 280, left + 404] as const;
  pair(sheet, copy.giftDay, giftDayWords(receipt), { x: columns[0], y: top, width: 118, height: 14 });
  pair(sheet, copy.issueDay, longDay(receipt.issueDay), { x: columns[1], y: top, width: 116, height: 14 });
  pair(sheet, copy.place, receipt.placeOfIssue, { x: columns[0], y: top + 38, width: 118, height: 27 });
  if (receipt.referenceNumber)
    pair(
      sheet,
      copy.reference,
      receipt.referenceNumber,
      { x: columns[1], y: top + 38, width: 116, height: 14 },
      { size: 9 },
    );
  if (receipt.inKind)
    pair(
      sheet,
      copy.inKind,
      writableLine(copy.inKindWords(receipt.inKind)),
      { x: columns[0], y: top + 68, width: 240, height: 24 },
      { size: 9, least },
    );
}

function amounts(sheet: Sheet, receipt: Receipt, top: number) {
  const advantage =
    receipt.advantageCents === 0
      ? receipt.advantageDescription
      : `${formatAmount(receipt.advantageCents)} (${receipt.advantageDescription})`;
  const look = { font: "bold", size: 13 } as const;
  const row = top + 13;
  pair(
    sheet,
    receipt.inKind ? copy.marketValue : copy.amount,
    formatAmount(receipt.amountCents),
    { x: left + 16, y: row, width: 130, height: 18 },
    look,
  );
  pair(
    sheet,
    copy.advantage,
    advantage,
    { x: left + 158, y: row, width: 140, height: 26 },
    { ...look, size: 12 },
  );
  pair(
    sheet,
    copy.eligible,
    formatAmount(receipt.eligibleCents),
    { x: left + 312, y: row, width: 196, height: 22 },
    { font: "bold", size: 18 },
  );
}

function footer(sheet: Sheet, { signatory, authority, checkAt }: Receipt, top: number, isSigned: boolean) {
  const line = signatureLine(signatory);
  const x = left + 280;
  const look = { font: "bold", size: 11 } as const;
  if (signatory.image) {
    write(sheet, copy.signature, { x, y: top - 12, width: 240, height: 10 }, { size: 8, colour: soft });
    picture(sheet, signatory.image, copy.signatureOf(signatory.name), { x, y: top, width: 200, height: 34 });
    write(sheet, line, { x, y: top + 37, width: 240, height: 18 }, look);
  } else {
    pair(sheet, copy.signatureByName, line, { x, y: top + 4, width: 240, height: 29 }, look);
  }
  write(
    sheet,
    [
      `${authority.name}: ${authority.url}`,
      copy.keep,
      copy.check(checkAt),
      ...(isSigned ? [copy.signed] : []),
    ].join("\n"),
    { x: left, y: top + 2, width: 265, height: 50 },
    { size: 8.5, colour: soft },
  );
}

/** Draws one receipt into a part of the page. */
export function drawReceipt(
  sheet: Sheet,
  receipt: Receipt,
  { top, height, copyMark, isSigned }: { top: number; height: number; copyMark: boolean; isSigned: boolean },
) {
  const amountsTop = top + 240;
  decorate(sheet, { head: top + 30, amountsTop });
  header(sheet, receipt, top + 46, copyMark);
  facts(sheet, receipt, top + 136);
  amounts(sheet, receipt, amountsTop);
  footer(sheet, receipt, top + height - 78, isSigned);
}
