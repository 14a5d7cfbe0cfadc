import type { Part, Run } from "../text/parts.ts";
import { drawLine, type Letters, linesOf } from "./lines.ts";
import { colours } from "./looks.ts";
import { setTable } from "./set-table.ts";
import { drawAs, drawAside, type Sheet, type Tag } from "./sheet.ts";
import { heightOf, type Strip, together } from "./strips.ts";

type Text = { tag: Tag; letters: Letters; before: number; keep?: boolean };

/** A text in lines. Neither its first line stands alone at the foot of a page, nor its last one at the head of the next. */
export function setText(
  sheet: Sheet,
  runs: readonly Run[],
  { tag, letters, before, keep = false }: Text,
): Strip[] {
  const lines = linesOf(sheet, runs, letters, sheet.width);
  const height = letters.size * sheet.look.leading;
  const last = lines.length - 1;
  return lines.map((line, at) => ({
    before: at === 0 ? before : 0,
    height,
    keep: at === last ? keep : keep || at === 0 || at === last - 1,
    draw: (y) => drawLine(sheet, line, { x: sheet.left, y, tag }, letters),
  }));
}

const textOf = (runs: readonly Run[]) => runs.map(({ text }) => text).join("");

function setHeading(sheet: Sheet, { level, runs }: Extract<Part, { kind: "heading" }>, parent: Tag): Strip[] {
  const size = sheet.look.headings[level];
  const strips = setText(sheet, runs, {
    tag: { type: `H${level}`, parent },
    letters: { size, weight: "bold", colour: colours.ink },
    before: size * (level <= 2 ? 1.3 : 1),
    keep: true,
  });
  const [first] = strips;
  if (level !== 2 || !first) return strips;
  // Shown at the page, for who goes by the bookmarks.
  const begin = first.draw;
  first.draw = (y) => {
    bookmark(sheet, textOf(runs));
    begin(y);
  };
  return strips;
}

/** Below the bookmark of the chapter. */
function bookmark({ pdf }: Sheet, title: string) {
  const chapters: PDFKit.PDFOutline[] = (pdf.outline as { children?: PDFKit.PDFOutline[] }).children ?? [];
  chapters.at(-1)?.addItem(title.trim());
}

function setParagraph(
  sheet: Sheet,
  { runs, look: kind }: Extract<Part, { kind: "paragraph" }>,
  parent: Tag,
  next: Part | undefined,
): Strip[] {
  const { look } = sheet;
  const size = kind === "small" ? look.small : kind === "intro" ? look.intro : look.body;
  const colour = kind === "intro" ? colours.soft : colours.text;
  const leadsOn = next?.kind === "picture" || (next?.kind === "list" && /:\s*$/.test(textOf(runs)));
  return setText(sheet, runs, {
    tag: { type: "P", parent },
    letters: { size, colour },
    before: size * (kind === "small" ? 0.4 : 0.65),
    keep: leadsOn,
  });
}

/** Dotted lines to write on. */
function writingLines({ pdf, look, left, width }: Sheet): Strip[] {
  const line: Strip = {
    before: 0,
    height: look.writing,
    draw: (y) =>
      drawAside(pdf, "Layout", () => {
        pdf.lineWidth(0.8).strokeColor(colours.line);
        pdf
          .moveTo(left, y + look.writing - 3)
          .lineTo(left + width, y + look.writing - 3)
          .stroke();
      }),
  };
  return [line, line];
}

function setList(sheet: Sheet, list: Extract<Part, { kind: "list" }>, parent: Tag): Strip[] {
  const { look } = sheet;
  const tag: Tag = { type: "L", parent };
  const letters = { size: look.body };
  return list.items.flatMap((parts, at) => {
    const item: Tag = { type: "LI", parent: tag };
    const label: Tag = { type: "Lbl", parent: item };
    const words = list.first === undefined ? "•" : `${list.first + at}.`;
    const inner = { ...sheet, left: sheet.left + look.indent, width: sheet.width - look.indent };
    const [first, ...others] = setParts(inner, parts, { type: "LBody", parent: item });
    if (!first) return [];
    const isSmall = parts[0]?.kind === "paragraph" && parts[0].look === "small";
    const size = isSmall ? look.small : look.body;
    const begins: Strip = {
      ...first,
      before: look.body * (at === 0 ? 0.5 : 0.35),
      draw: (y) => {
        const [line] = linesOf(sheet, [{ text: words }], letters, look.indent * 2);
        if (line) drawLine(sheet, line, { x: sheet.left, y, tag: label }, { size, colour: colours.ink });
        first.draw(y);
      },
    };
    const strips = [begins, ...others];
    return list.room ? together([...strips, ...writingLines(inner)]) : strips;
  });
}

/** A tinted field with a bar at its left. One that is not long stays on one page. */
function setBox(sheet: Sheet, { urgent, parts }: Extract<Part, { kind: "box" }>, parent: Tag): Strip[] {
  const { pdf, left, width, height, look } = sheet;
  const pad = look.body;
  const inner = { ...sheet, left: left + pad * 1.3, width: width - pad * 2.3 };
  const strips = setParts(inner, parts, { type: "Sect", parent });
  const field = (y: number, tall: number) =>
    drawAside(pdf, "Layout", () => {
      pdf.rect(left, y, width, tall).fill(urgent ? colours.urgent : colours.panel);
      pdf.rect(left, y, 4, tall).fill(urgent ? colours.alarm : colours.cord);
    });
  const padded = strips.map((strip, at): Strip => {
    const above = at === 0 ? pad * 0.8 : strip.before;
    const tall = above + strip.height + (at === strips.length - 1 ? pad * 0.9 : 0);
    return {
      ...strip,
      before: at === 0 ? look.body * 1.1 : 0,
      // A little more, so that no light line shows between two of them.
      height: tall,
      draw: (y) => {
        field(y, at === strips.length - 1 ? tall : tall + 0.4);
        strip.draw(y + above);
      },
    };
  });
  return heightOf(padded) < height * 0.6 ? together(padded) : padded;
}

function setPicture(
  sheet: Sheet,
  part: Extract<Part, { kind: "picture" }>,
  parent: Tag,
  next: Part | undefined,
) {
  const { pdf, look, left, width } = sheet;
  const picture = sheet.pictures.get(part.file);
  if (!picture) return [];
  const tag: Tag = { type: "Figure", parent, alt: part.alt };
  const scale = Math.min(
    (part.wide ? width : width * 0.7) / picture.width,
    (sheet.height * look.picture) / picture.height,
  );
  const [wide, tall] = [picture.width * scale, picture.height * scale];
  const strip: Strip = {
    before: look.body * 0.8,
    height: tall,
    keep: next?.kind === "list" || (next?.kind === "paragraph" && next.look === "small"),
    draw: (y) => drawAs(pdf, tag, () => pdf.image(picture.bytes, left, y, { width: wide, height: tall })),
  };
  return [strip];
}

/** Sets parts one below the other. */
export const setParts = (sheet: Sheet, parts: readonly Part[], parent: Tag): Strip[] =>
  parts.flatMap((part, at) => setPart(sheet, part, parent, parts[at + 1]));

function setPart(sheet: Sheet, part: Part, parent: Tag, next: Part | undefined): Strip[] {
  switch (part.kind) {
    case "heading":
      return setHeading(sheet, part, parent);
    case "paragraph":
      return setParagraph(sheet, part, parent, next);
    case "list":
      return setList(sheet, part, parent);
    case "whole": {
      const strips = setParts(sheet, part.parts, parent);
      return heightOf(strips) < sheet.height * 0.92 ? together(strips) : strips;
    }
    case "box":
      return setBox(sheet, part, parent);
    case "picture":
      return setPicture(sheet, part, parent, next);
    case "table":
      return setTable(sheet, part, parent) ?? setParts(sheet, tableAsList(part), parent);
  }
}

/** A table that is too wide for the page, row by row: its first cell as a heading, the others with the words of their column. */
function tableAsList({ caption, columns, rows, note }: Extract<Part, { kind: "table" }>): Part[] {
  const named = (name: readonly Run[] | undefined): Run[] =>
    name && textOf(name).trim() ? [...name.map((run) => ({ ...run, bold: true })), { text: ": " }] : [];
  return [
    ...(caption.length > 0 ? [{ kind: "heading", level: 3, runs: caption } as const] : []),
    ...rows.flatMap(([first = [], ...others]): Part[] => [
      { kind: "heading", level: 4, runs: first },
      {
        kind: "list",
        first: undefined,
        items: others.map((cell, at) => [{ kind: "paragraph", runs: [...named(columns[at + 1]), ...cell] }]),
      },
    ]),
    ...(note.length > 0 ? [{ kind: "paragraph", runs: note, look: "small" } as const] : []),
  ];
}
