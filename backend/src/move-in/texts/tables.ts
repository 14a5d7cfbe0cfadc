import { attribute, findIn, type HtmlElement } from "./html-tree.ts";
import { linesIn, type Wording } from "./lines-in.ts";
import type { TablePart } from "./parts.ts";

/** Cells beyond stand in the last column together: nobody reads wider tables. */
const mostColumns = 24;
const mostSpan = 1000;

type Cell = { text: string; heads: boolean; columns: number; rows: number; bold: boolean };
type Row = { cells: Cell[]; inHead: boolean };

/** Turns the words of a cell into a line, as it may hold no breaks. */
const lineOf = (lines: string[]): string =>
  lines
    .map((line, place) => (place < lines.length - 1 && /[\p{L}\d)]$/u.test(line) ? `${line};` : line))
    .join(" ");

const spanOf = (cell: HtmlElement, name: "colspan" | "rowspan") => {
  const span = Number.parseInt(attribute(cell, name) ?? "1", 10);
  return Math.min(Math.max(Number.isNaN(span) ? 1 : span, 1), mostSpan);
};

const isBold = (cell: HtmlElement) => {
  const [first] = cell.childNodes.filter(
    (node) => "tagName" in node || /\S/.test("value" in node ? node.value : ""),
  );
  return first !== undefined && /^(?:strong|b)$/.test(first.nodeName);
};

/** The rows of a table itself: those of tables in its cells belong to the cells. */
function rowsOf(table: HtmlElement): { row: HtmlElement; inHead: boolean }[] {
  const rows: { row: HtmlElement; inHead: boolean }[] = [];
  for (const child of table.childNodes) {
    if (!("tagName" in child)) continue;
    if (child.tagName === "tr") rows.push({ row: child, inHead: false });
    if (!/^(?:thead|tbody|tfoot)$/.test(child.tagName)) continue;
    for (const row of child.childNodes)
      if ("tagName" in row && row.tagName === "tr") rows.push({ row, inHead: child.tagName === "thead" });
  }
  return rows;
}

const cellsOf = (row: HtmlElement): HtmlElement[] =>
  row.childNodes.filter((node): node is HtmlElement => "tagName" in node && /^t[dh]$/.test(node.tagName));

/** A table only to set things side by side: one row or column, or whole passages in its cells. */
export function isLayout(table: HtmlElement): boolean {
  if (/^(?:presentation|none)$/.test(attribute(table, "role") ?? "")) return true;
  const rows = rowsOf(table).map(({ row }) => cellsOf(row));
  const filled = rows.filter((cells) => cells.length > 0);
  if (filled.length <= 1 || filled.every((cells) => cells.length <= 1)) return true;
  return filled
    .flat()
    .some((cell) =>
      findIn(cell, ({ tagName }) => /^(?:h[1-6]|figure|table|iframe|video|blockquote|hr)$/.test(tagName)),
    );
}

/** Cells at their places: what spans several rows stands in each, what spans several columns in the first. */
function gridOf(rows: Row[], spread: boolean): string[][] {
  const grid: string[][] = rows.map(() => []);
  rows.forEach((row, y) => {
    let x = 0;
    for (const cell of row.cells) {
      while (grid[y]?.[x] !== undefined) x += 1;
      const last = Math.min(y + cell.rows, rows.length);
      for (let down = y; down < last; down += 1) {
        const line = grid[down];
        if (!line) continue;
        for (let right = 0; right < cell.columns && x + right < mostColumns; right += 1)
          line[x + right] ??= right === 0 || spread ? cell.text : "";
        if (x >= mostColumns && down === y && cell.text)
          line[mostColumns - 1] = [line[mostColumns - 1], cell.text].filter(Boolean).join("; ");
      }
      x += cell.columns;
    }
  });
  const width = Math.max(0, ...grid.map((line) => line.length));
  return grid.map((line) => Array.from({ length: width }, (_, place) => line[place] ?? ""));
}

/** Several lines of heads as one: "2023 – men". */
const joinedHeads = (heads: string[][]): string[] =>
  (heads[0] ?? []).map((_, place) => {
    const words = heads.map((head) => head[place] ?? "").filter(Boolean);
    return [...new Set(words)].join(" – ");
  });

/** How many rows at the top name the columns, and whether that is a guess. */
function headCount(rows: Row[]): { count: number; guessed: boolean } {
  const inHead = rows.findIndex((row) => !row.inHead);
  if (inHead > 0) return { count: inHead, guessed: false };
  const heading = rows.findIndex((row) => row.cells.some((cell) => !cell.heads));
  if (heading > 0) return { count: heading, guessed: false };
  const [first, ...rest] = rows;
  if (!first || rest.length === 0 || first.cells.some(({ text }) => text === ""))
    return { count: 0, guessed: false };
  if (first.cells.every(({ bold }) => bold)) return { count: 1, guessed: true };
  const width = first.cells.reduce((sum, cell) => sum + cell.columns, 0);
  const hasNumber = ({ text }: Cell) => /\d/.test(text);
  const overNumbers =
    !first.cells.some(hasNumber) &&
    rest.length > 1 &&
    rest.every(({ cells }) => cells.slice(1).some(hasNumber));
  return { count: width > 2 || overNumbers ? 1 : 0, guessed: true };
}

export type ReadTable = TablePart & { guessedHeads: boolean; unnamedColumns: boolean };

/** A table of data; undefined where nothing is in it. Columns are none where no row names them. */
export function readTable(table: HtmlElement, wording: Wording): ReadTable | undefined {
  const rows: Row[] = rowsOf(table)
    .map(({ row, inHead }) => ({
      inHead,
      cells: cellsOf(row).map((cell) => ({
        text: lineOf(linesIn(cell, wording)),
        heads: cell.tagName === "th",
        bold: isBold(cell),
        columns: spanOf(cell, "colspan"),
        rows: spanOf(cell, "rowspan"),
      })),
    }))
    .filter(({ cells }) => cells.length > 0);
  if (!rows.some(({ cells }) => cells.some(({ text }) => text !== ""))) return undefined;
  const heads = headCount(rows);
  const names = joinedHeads(gridOf(rows.slice(0, heads.count), true));
  const body = gridOf(rows.slice(heads.count), false).filter((line) => line.some(Boolean));
  const width = Math.max(names.length, ...body.map((line) => line.length));
  const wide = (line: string[]) => Array.from({ length: width }, (_, place) => line[place] ?? "");
  const columns = heads.count > 0 ? wide(names) : [];
  const used = Array.from({ length: width }, (_, place) =>
    [columns, ...body].some((line) => (line[place] ?? "") !== ""),
  );
  const onlyUsed = (line: string[]) => line.filter((_, place) => used[place]);
  const captionElement = table.childNodes.find((node) => node.nodeName === "caption");
  const caption =
    captionElement && "tagName" in captionElement ? linesIn(captionElement, wording).join(" ") : "";
  return {
    kind: "table",
    caption: caption || undefined,
    columns: onlyUsed(columns),
    rows: body.map((line) => onlyUsed(wide(line))),
    guessedHeads: heads.guessed && heads.count > 0,
    unnamedColumns: onlyUsed(columns).some((name) => name === ""),
  };
}
