import { knot } from "../../office/knot.ts";
import type { Booklet } from "../text/parts.ts";
import { drawLine, linesOf } from "./lines.ts";
import { colours, paper } from "./looks.ts";
import { setText } from "./set-parts.ts";
import { drawAs, drawAside, type Sheet, type Tag } from "./sheet.ts";
import { pagesOf, type Strip } from "./strips.ts";

export type Imprint = {
  charity: { name: string; phone: string; site: string };
  /** Month in which the booklet was made, such as `November 2026`. */
  month: string;
  largePrint: boolean;
};

export const copy = {
  largePrint: "Large print",
  made: (month: string) =>
    `Made in ${month} from the pages of our website, where you find the newest version:`,
  notAdvice: "This booklet is for information. Talk to your doctor about what is right for you.",
  contents: "Contents",
  logo: (name: string) => `Logo of ${name}`,
};

/** The first page: whose booklet it is, what of, and from when. */
export function drawCover(
  sheet: Sheet,
  { title, description, section }: Booklet,
  { charity, month, largePrint }: Imprint,
  parent: Tag,
): void {
  const { pdf, look, left, width } = sheet;
  drawAside(pdf, "Layout", () => {
    pdf.rect(0, 0, paper.width, 10).fill(colours.ink);
    pdf.rect(0, 10, paper.width, 3).fill(colours.cord);
  });
  const logo: Tag = { type: "Figure", parent, alt: copy.logo(charity.name) };
  drawAs(pdf, logo, () => {
    pdf.save().translate(left, 62).scale(1.1);
    pdf.path(knot.light).fill(colours.cord);
    pdf.path(knot.dark).fill(colours.ink);
    pdf.restore();
  });
  const name = { size: look.body * 1.25, weight: "bold", colour: colours.ink } as const;
  for (const [at, line] of linesOf(sheet, [{ text: charity.name }], name, width - 100).entries())
    drawLine(
      sheet,
      line,
      { x: left + 88, y: 76 + at * name.size * look.leading, tag: { type: "P", parent } },
      name,
    );

  const strips: Strip[] = [
    ...(largePrint
      ? setText(sheet, [{ text: copy.largePrint, bold: true }], {
          tag: { type: "P", parent },
          letters: { size: look.intro, colour: colours.alarm },
          before: 0,
        })
      : []),
    ...setText(sheet, [{ text: title }], {
      tag: { type: "H1", parent },
      letters: { size: look.cover, weight: "bold", colour: colours.ink },
      before: look.body,
    }),
    ...setText(sheet, [{ text: description }], {
      tag: { type: "P", parent },
      letters: { size: look.intro, colour: colours.soft },
      before: look.body,
    }),
  ];
  drawFrom(strips, 230);

  const foot = [
    [
      { text: `${copy.made(month)} ` },
      { text: `${charity.site}${section}`, to: `https://${charity.site}${section}` },
    ],
    [{ text: copy.notAdvice }],
    [{ text: [charity.name, charity.phone].filter(Boolean).join(", ") }],
  ].flatMap((runs) =>
    setText(sheet, runs, {
      tag: { type: "P", parent },
      letters: { size: look.small, colour: colours.text },
      before: look.small * 0.6,
    }),
  );
  const tall = foot.reduce((sum, { before, height }) => sum + before + height, 0);
  drawFrom(foot, paper.height - look.margin - tall);
}

function drawFrom(strips: readonly Strip[], top: number) {
  let y = top;
  for (const { before, height, draw } of strips) {
    y += before;
    draw(y);
    y += height;
  }
}

export type Entry = { title: string; uri: string; page: number };

/** The contents: each chapter with the number of its page, and dots between. */
export function setContents(sheet: Sheet, entries: readonly Entry[], parent: Tag): Strip[] {
  const { pdf, look, left, width } = sheet;
  const letters = { size: look.body };
  const room = look.body * 2.4;
  const list: Tag = { type: "TOC", parent };
  const title = setText(sheet, [{ text: copy.contents }], {
    tag: { type: "H1", parent },
    letters: { size: look.headings[1], weight: "bold", colour: colours.ink },
    before: 0,
    keep: true,
  });
  const lines = entries.flatMap(({ title: words, uri, page }): Strip[] => {
    const tag: Tag = { type: "TOCI", parent: list };
    const set = linesOf(sheet, [{ text: words, to: `#${uri}` }], letters, width - room);
    const number = linesOf(sheet, [{ text: String(page) }], letters, room)[0] ?? [];
    return set.map((line, at) => ({
      before: at === 0 ? look.body * 0.55 : 0,
      height: look.body * look.leading,
      keep: at < set.length - 1,
      draw: (y) => {
        drawLine(sheet, line, { x: left, y, tag }, letters);
        if (at < set.length - 1) return;
        const end = line.at(-1);
        const from = left + (end ? end.x + end.width : 0) + 6;
        const to = left + width - (number.at(-1)?.width ?? 0);
        drawAside(pdf, "Layout", () => {
          const foot = y + look.body * 1.06;
          pdf.lineWidth(1).strokeColor(colours.line).dash(1, { space: 3 });
          pdf
            .moveTo(from, foot)
            .lineTo(to - 6, foot)
            .stroke()
            .undash();
        });
        drawLine(sheet, number, { x: to, y, tag }, letters);
      },
    }));
  });
  return [...title, ...lines];
}

/** On how many pages the contents stand. */
export const pagesOfContents = (sheet: Sheet, entries: readonly Entry[]): number =>
  pagesOf(setContents(sheet, entries, { type: "Sect" }), sheet.height).length;
