import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Receipt } from "@pcf/contract/donation/receipt";
import { longDay } from "@pcf/contract/long-day";
import PDFDocument from "pdfkit";
import { fontFor, printedText, type Weight } from "../../../platform/fonts/printed-text.ts";
import { paragraphsOf } from "../../thanks/filled-text.ts";
import type { ThankYouText } from "../../thanks/thank-you-mails.ts";
import { signatureLine } from "../pdf/receipt-copy.ts";
import { drawReceiptPage } from "../pdf/receipt-page.ts";
import { envelopeLines } from "./post-words.ts";

export type PostLetter = { receipt: Receipt; text: ThankYouText };

const copy = {
  title: "Receipts by post",
  thanks: (name: string) => `Thank you, ${name}`,
  enclosed: (serial: string) =>
    `Your official receipt no. ${serial} for income tax purposes is enclosed. Please keep it for your tax return.`,
  registration: (number: string) => `Charity registration no. ${number}`,
} as const;

const inch = 72;
const left = inch;
const width = 6.5 * inch;
const ink = "#12284b";
const soft = "#4a5872";
/** Where the window of a No. 10 envelope shows the letter, folded in three: 7/8 inch from the left, about 2 to 3 1/2 from above. */
const addressTop = 2.15 * inch;
const addressEnd = 3.3 * inch;
const bodyTop = 3.75 * inch;
const bodyEnd = 10.2 * inch;

type Look = { size: number; font?: Weight; colour?: string };

/** What staff have typed may hold signs that no font has: they are left out, and the words stay. */
function printable(words: string, weight: Weight): string {
  const text = printedText(words);
  if (fontFor(text, weight)) return text;
  return [...text].filter((letter) => fontFor(letter, "regular") === fontFor("a", "regular")).join("");
}

function write(pdf: PDFKit.PDFDocument, words: string, top: number, look: Look): number {
  const { size, font: weight = "regular", colour = ink } = look;
  const text = printable(words, weight);
  const font = fontFor(text, weight);
  if (!font) return top;
  pdf.font(font).fontSize(size).fillColor(colour);
  const options = { width, lineGap: 2 };
  pdf.text(text, left, top, options);
  return top + pdf.heightOfString(text, options);
}

/** Letters as large as leave room for all of them: staff may write up to some thousand. */
function fittingSize(pdf: PDFKit.PDFDocument, parts: readonly string[]): number {
  const heightAt = (size: number) =>
    parts.reduce((height, part) => {
      const text = printable(part, "regular");
      const font = fontFor(text, "regular");
      if (!font) return height;
      pdf.font(font).fontSize(size);
      return height + pdf.heightOfString(text, { width, lineGap: 2 }) + size;
    }, 40);
  let size = 12;
  while (size > 7 && heightAt(size) > bodyEnd - bodyTop - 30) size -= 0.5;
  return size;
}

/** The page that stands before a receipt: whose it is in the window of the envelope, and thanks. */
function drawCover(pdf: PDFKit.PDFDocument, { receipt, text }: PostLetter, day: string): void {
  const { charity, donor, signatory, serial } = receipt;
  write(pdf, [charity.name, ...charity.address].join("\n"), 0.6 * inch, { size: 9, colour: soft });
  const lines = [donor.name, ...envelopeLines(donor.address)];
  let below = addressTop;
  const size = lines.length > 5 || lines.some((line) => line.length > 44) ? 9 : 11;
  for (const line of lines) if (below < addressEnd) below = write(pdf, line, below, { size });
  const parts = [
    longDay(day),
    ...paragraphsOf(text.opening),
    copy.enclosed(serial),
    ...paragraphsOf(text.closing),
    signatureLine(signatory),
  ];
  const letters = fittingSize(pdf, parts);
  const [date, ...rest] = parts;
  below = write(pdf, date ?? "", bodyTop, { size: letters }) + letters;
  below = write(pdf, copy.thanks(donor.name), below, { size: letters + 3, font: "bold" }) + letters;
  for (const part of rest) below = write(pdf, part, below, { size: letters }) + letters;
  write(pdf, copy.registration(charity.registrationNumber), bodyEnd, { size: 9, colour: soft });
}

/** Receipts as they go into envelopes, one after the other: a page with address and thanks, then the receipt. */
export async function drawLetters(letters: readonly PostLetter[], now: Date): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: "LETTER",
    margin: 0,
    // None of the library's own fonts, which it would read for each file.
    font: "",
    autoFirstPage: false,
    lang: "en-CA",
    displayTitle: true,
    tagged: true,
    info: { Title: copy.title },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  for (const letter of letters) {
    pdf.addPage();
    drawCover(pdf, letter, charityDay(now));
    pdf.addPage();
    drawReceiptPage(pdf, letter.receipt, false);
  }
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}
