import type { Run, Table } from "../text/parts.ts";
import { drawLine, type Line, linesOf, widthsOf } from "./lines.ts";
import { colours } from "./looks.ts";
import { drawAside, type Sheet, type Tag } from "./sheet.ts";
import { heightOf, type Strip, together } from "./strips.ts";

type Column = { x: number; width: number };

/** Columns as wide as their words ask for, all of them together as wide as the page; undefined when the longest words need more. */
function columnsOf(sheet: Sheet, table: Table, pad: number): Column[] | undefined {
  const count = Math.max(table.columns.length, ...table.rows.map((row) => row.length));
  const asked = Array.from({ length: count }, (_, at) => {
    const cells = [table.columns[at] ?? [], ...table.rows.map((row) => row[at] ?? [])];
    const widths = cells.map((cell, row) =>
      widthsOf(sheet, cell, { size: sheet.look.body, weight: row === 0 || at === 0 ? "bold" : "regular" }),
    );
    const least = Math.max(...widths.map((each) => each.least)) + 2 * pad;
    return { least, more: Math.max(...widths.map((each) => each.most)) + 2 * pad - least };
  });
  const free = sheet.width - asked.reduce((sum, { least }) => sum + least, 0);
  if (free < 0) return undefined;
  // Long texts get more, but not by all that they are longer: a column of short ones beside them stays easy to read.
  const shares = asked.map(({ more }) => Math.sqrt(Math.max(more, 1)));
  const all = shares.reduce((sum, share) => sum + share, 0);
  let x = 0;
  return asked.map(({ least }, at) => {
    const width = least + (free * (shares[at] ?? 0)) / all;
    x += width;
    return { x: x - width, width };
  });
}

type Cell = { lines: Line[]; tag: Tag; isHead: boolean };

/** A table whose head stands on each page that it goes on to; undefined when the page is too narrow for it. */
export function setTable(sheet: Sheet, table: Table, parent: Tag): Strip[] | undefined {
  const { pdf, look, left, width } = sheet;
  const size = look.body;
  const pad = size * 0.5;
  const columns = columnsOf(sheet, table, pad);
  if (!columns) return undefined;
  const tag: Tag = { type: "Table", parent };

  const rowOf = (cells: readonly Run[][], isTop: boolean, row: Tag) => {
    const set = columns.map((column, at): Cell => {
      const isHead = isTop || at === 0;
      const scope = isTop ? "Column" : "Row";
      const weight = isHead ? "bold" : "regular";
      return {
        isHead,
        tag: { type: isHead ? "TH" : "TD", parent: row, ...(isHead && { scope }) },
        lines: linesOf(sheet, cells[at] ?? [], { size, weight }, column.width - 2 * pad),
      };
    });
    const height = Math.max(1, ...set.map(({ lines }) => lines.length)) * size * look.leading + 2 * pad;
    const field = (y: number) =>
      drawAside(pdf, "Layout", () => {
        if (isTop) pdf.rect(left, y, width, height).fill(colours.panel);
        pdf.lineWidth(isTop ? 1.2 : 0.6).strokeColor(isTop ? colours.ink : colours.line);
        pdf
          .moveTo(left, y + height)
          .lineTo(left + width, y + height)
          .stroke();
      });
    const words = (y: number, isTagged = true) => {
      for (const [at, { lines, tag: cell, isHead }] of set.entries())
        for (const [number, line] of lines.entries()) {
          const x = left + (columns[at]?.x ?? 0) + pad;
          const place = { x, y: y + pad + number * size * look.leading, ...(isTagged && { tag: cell }) };
          drawLine(sheet, line, place, { size, colour: isHead ? colours.ink : colours.text });
        }
    };
    return { height, field, words };
  };

  const hasHead = table.columns.some((cell) => cell.some(({ text }) => text.trim() !== ""));
  const top = rowOf(table.columns, true, { type: "TR", parent: tag });
  const rows = table.rows.map((cells) => rowOf(cells, false, { type: "TR", parent: tag }));
  if (rows.some(({ height }) => height + top.height > sheet.height * 0.7)) return undefined;

  const caption = linesOf(sheet, table.caption, { size, weight: "bold" }, width);
  const captionTag: Tag = { type: "Caption", parent: tag };
  const line = size * look.leading;
  const strips: Strip[] = caption.map((words, at) => ({
    before: at === 0 ? size * 1.1 : 0,
    height: line,
    keep: true,
    draw: (y) => drawLine(sheet, words, { x: left, y, tag: captionTag }, { size, colour: colours.ink }),
  }));
  // Once more at the top of a page it is for the eye alone: the structure has the table as one.
  const again = (y: number) => {
    top.field(y);
    drawAside(pdf, "Pagination", () => top.words(y, false));
  };
  const head: Strip | undefined = hasHead ? { before: 0, height: top.height, draw: again } : undefined;
  if (hasHead)
    strips.push({
      before: caption.length > 0 ? size * 0.4 : size,
      height: top.height,
      keep: true,
      draw: (y) => {
        top.field(y);
        top.words(y);
      },
    });
  for (const [at, row] of rows.entries())
    strips.push({
      before: 0,
      height: row.height,
      // The first two stay with the head, and the last two together.
      keep: rows.length > 2 && (at === 0 || at === rows.length - 2),
      head,
      draw: (y) => {
        row.field(y);
        row.words(y);
      },
    });
  const noteTag: Tag = { type: "P", parent };
  const note = linesOf(sheet, table.note, { size: look.small }, width);
  const last = strips.at(-1);
  if (last && note.length > 0) last.keep = true;
  for (const [at, words] of note.entries())
    strips.push({
      before: at === 0 ? look.small * 0.5 : 0,
      height: look.small * look.leading,
      keep: at < note.length - 1,
      draw: (y) =>
        drawLine(sheet, words, { x: left, y, tag: noteTag }, { size: look.small, colour: colours.soft }),
    });
  return heightOf(strips) < sheet.height * 0.45 ? together(strips) : strips;
}
