import PDFDocument from "pdfkit";
import { fontFor, printedText } from "../../fonts/printed-text.ts";
import { type LabelSheet, labelPlace, labelSheets, type SheetName } from "./label-sheets.ts";

export type Label = {
  lines: readonly string[];
  /** For who packs, in small letters above the address: "10 kits, French". */
  mark: string;
  reference: string;
};

const copy = {
  title: "Labels",
  byHand: (reference: string) => `By hand: ${reference}`,
} as const;
const ink = "#000";
const markLetters = 8;
const least = 6;

type Pdf = PDFKit.PDFDocument;

/** Sets the font that has all letters of a text; false where none has them. */
function setFont(pdf: Pdf, text: string, size: number): boolean {
  const font = fontFor(text, "regular");
  if (font) pdf.font(font).fontSize(size).fillColor(ink);
  return font !== undefined;
}

/** The largest letters with which all lines stand in the place, long ones broken. */
function fitting(pdf: Pdf, lines: readonly string[], place: { width: number; height: number }, most: number) {
  const heightAt = (size: number) =>
    lines.reduce((height, line) => {
      setFont(pdf, line, size);
      return height + pdf.heightOfString(line, { width: place.width });
    }, 0);
  let size = most;
  while (size > least && heightAt(size) > place.height) size -= 0.5;
  return size;
}

function drawLabel(pdf: Pdf, sheet: LabelSheet, { lines, mark, reference }: Label, at: number) {
  const { x, y } = labelPlace(sheet, at);
  const { padding } = sheet;
  const width = sheet.width - 2 * padding;
  const printed = lines.map(printedText);
  const canPrint = printed.every((line) => setFont(pdf, line, sheet.letters));
  const address = canPrint ? printed : [copy.byHand(reference)];
  setFont(pdf, mark, markLetters);
  pdf.text(mark, x + padding, y + padding / 2, { width, align: "right", lineBreak: false });
  const top = y + padding / 2 + markLetters + 3;
  const height = y + sheet.height - padding / 2 - top;
  const size = fitting(pdf, address, { width, height }, sheet.letters);
  let below = top;
  for (const line of address) {
    setFont(pdf, line, size);
    pdf.text(line, x + padding, below, { width, height: y + sheet.height - below, ellipsis: true });
    below += pdf.heightOfString(line, { width });
  }
}

/**
 * Labels as a PDF of US Letter sheets. `skipped` labels of the first sheet are left free: they have been used. An address with
 * letters that no font has is written by hand; its label has the reference.
 */
export async function drawLabels(
  name: SheetName,
  labels: readonly Label[],
  skipped: number,
): Promise<Buffer> {
  const sheet = labelSheets[name];
  const onSheet = sheet.columns * sheet.rows;
  const pdf = new PDFDocument({
    size: "LETTER",
    margin: 0,
    // None of the library's own fonts, which it would read for each file.
    font: "",
    lang: "en-CA",
    displayTitle: true,
    info: { Title: copy.title },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  for (const [index, label] of labels.entries()) {
    const at = (index + skipped) % onSheet;
    if (index > 0 && at === 0) pdf.addPage();
    drawLabel(pdf, sheet, label, at);
  }
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}
