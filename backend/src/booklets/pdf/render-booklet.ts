import PDFDocument from "pdfkit";
import type { Booklet } from "../text/parts.ts";
import { copy, drawCover, type Entry, type Imprint, pagesOfContents, setContents } from "./front-matter.ts";
import { drawLine, linesOf } from "./lines.ts";
import { colours, looks, paper } from "./looks.ts";
import { setParts, setText } from "./set-parts.ts";
import { drawAside, type Printed, type Sheet, type Tag } from "./sheet.ts";
import { type Page, pagesOf, type Strip } from "./strips.ts";

type Given = Imprint & {
  pictures: ReadonlyMap<string, Printed>;
  /** Lets others work for a moment: a booklet takes a processor for a second or two. */
  pause: () => Promise<void>;
};

/**
 * A booklet as a PDF on Letter paper: cover, contents, a chapter for each page. It is tagged for screen readers, has bookmarks
 * and links, and is set anew for large print.
 */
export async function renderBooklet(booklet: Booklet, given: Given): Promise<Buffer> {
  const { charity, largePrint, pause, pictures } = given;
  const look = looks[largePrint ? "large" : "ordinary"];
  const pdf = new PDFDocument({
    size: "LETTER",
    margin: 0,
    // None of the library's own fonts.
    font: "",
    autoFirstPage: false,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-CA",
    displayTitle: true,
    info: { Title: titleOf(booklet, largePrint), Author: charity.name, Subject: booklet.description },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  const sheet: Sheet = {
    pdf,
    look,
    pictures,
    left: look.margin,
    width: paper.width - 2 * look.margin,
    height: paper.height - look.margin - footOf(look.margin, look.footer),
  };
  const whole: Tag = { type: "Document" };

  const body: Strip[] = [];
  for (const { uri, title, parts } of booklet.chapters) {
    const tag: Tag = { type: "Sect", parent: whole };
    body.push(...setTitle(sheet, { uri, title }, tag), ...setParts(sheet, parts, tag));
    await pause();
  }
  const pages = pagesOf(body, sheet.height);

  const unknown = booklet.chapters.map(({ title, uri }): Entry => ({ title, uri, page: 0 }));
  const before = 1 + pagesOfContents(sheet, unknown);
  const starts = pages.flatMap((page, at) => (page[0]?.strip.beginsPage ? [before + at + 1] : []));
  const entries = unknown.map((entry, at) => ({ ...entry, page: starts[at] ?? 0 }));

  pdf.addPage();
  drawCover(sheet, booklet, given, { type: "Sect", parent: whole });
  const contents = pagesOf(setContents(sheet, entries, { type: "Sect", parent: whole }), sheet.height);
  for (const [at, page] of [...contents, ...pages].entries()) {
    pdf.addPage();
    if (at === 0) pdf.outline.addItem(copy.contents);
    drawPage(sheet, page);
    drawFooter(sheet, titleOf(booklet, largePrint), at + 2);
    await pause();
  }
  pdf.end();
  await finished;
  return Buffer.concat(chunks);
}

const titleOf = ({ title }: Booklet, largePrint: boolean) =>
  largePrint ? `${title} (${copy.largePrint.toLowerCase()})` : title;

/** What the foot of a page takes: the number and the space around it. */
const footOf = (margin: number, size: number) => margin * 0.55 + size * 2;

/** The title of a chapter begins a page, and is where the contents lead to. */
function setTitle(sheet: Sheet, { uri, title }: { uri: string; title: string }, parent: Tag): Strip[] {
  const { pdf, look, left } = sheet;
  const strips = setText(sheet, [{ text: title }], {
    tag: { type: "H1", parent },
    letters: { size: look.headings[1], weight: "bold", colour: colours.ink },
    before: 0,
    keep: true,
  });
  return strips.map((strip, at) => ({
    ...strip,
    ...(at === 0 && { beginsPage: true }),
    draw: (y) => {
      if (at === 0) {
        pdf.addNamedDestination(`#${uri}`, "XYZ", left, y, 0);
        pdf.outline.addItem(title);
      }
      strip.draw(y);
    },
  }));
}

function drawPage(sheet: Sheet, page: Page) {
  for (const { strip, y } of page) strip.draw(sheet.look.margin + y);
}

function drawFooter(sheet: Sheet, title: string, page: number) {
  const { pdf, look, left, width } = sheet;
  const letters = { size: look.footer, colour: colours.soft };
  const y = paper.height - look.margin * 0.45 - look.footer * look.leading;
  const number = linesOf(sheet, [{ text: String(page) }], letters, width)[0] ?? [];
  const words = linesOf(sheet, [{ text: title }], letters, width - look.footer * 4)[0] ?? [];
  drawAside(pdf, "Pagination", () => {
    drawLine(sheet, words, { x: left, y }, letters);
    drawLine(sheet, number, { x: left + width - (number.at(-1)?.width ?? 0), y }, letters);
  });
}
