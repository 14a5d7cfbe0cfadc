import { type ListPart, type Part, plainRun, type Run, type TablePart, textOfRuns } from "./parts.ts";
import type { TextNotes } from "./text-notes.ts";

/** The rows of a table as a list: "Tuesday; Place: the hall". What its first column is called stands there only where it is named. */
export function listOfRows({ columns, rows }: TablePart): ListPart {
  const itemOf = (cells: string[]): Run[] => {
    const [head = "", ...rest] = cells;
    const more = rest.flatMap((cell, place) => {
      const name = columns[place + 1];
      if (cell === "") return [];
      return [name ? `${name}: ${cell}` : cell];
    });
    const first = head && columns[0] ? `${columns[0]}: ${head}` : head;
    if (columns.length > 0 || rest.length > 1) return [plainRun([first, ...more].filter(Boolean).join("; "))];
    const label = /[:?!.]$/.test(first) || more.length === 0 ? first : `${first}:`;
    return [
      { ...plainRun(label), bold: more.length > 0 },
      plainRun(more.length > 0 ? ` ${more[0]}` : ""),
    ].filter(({ text }) => text !== "");
  };
  const items = rows.map((cells) => ({ runs: itemOf(cells), lists: [] }));
  const named = rows.length > 0 ? [] : [{ runs: [plainRun(columns.filter(Boolean).join("; "))], lists: [] }];
  return {
    kind: "list",
    ordered: false,
    start: 1,
    items: [...named, ...items].filter(({ runs }) => runs.length > 0),
  };
}

/** A table that our pages have no room for, as a list under its caption. */
export function tableAsList(table: TablePart): Part[] {
  const caption: Part[] = table.caption
    ? [{ kind: "paragraph", runs: [{ ...plainRun(table.caption), bold: true }] }]
    : [];
  const unnamed =
    table.rows.length > 0
      ? table.columns.filter((name, place) => name && table.rows.every((cells) => !cells[place]))
      : [];
  const names: Part[] =
    unnamed.length > 0 ? [{ kind: "paragraph", runs: [plainRun(unnamed.join("; "))] }] : [];
  return [...caption, ...names, listOfRows(table)];
}

const isWide = ({ columns, rows }: TablePart) => Math.max(columns.length, rows[0]?.length ?? 0) > 2;

/** Tables with the caption and the names of columns that ours need; those without any names become lists. */
export function withNamedTables(parts: Part[], notes: TextNotes): Part[] {
  let heading: string | undefined;
  return parts.flatMap((part): Part[] => {
    if (part.kind === "heading") heading = textOfRuns(part.runs);
    if (part.kind !== "table") return [part];
    const noRows = part.rows.length === 0;
    if (noRows || Math.max(part.columns.length, part.rows[0]?.length ?? 0) < 2) return tableAsList(part);
    if (part.columns.length === 0 && !isWide(part)) {
      notes.add("table-list", "A table of two columns without names became a list");
      return tableAsList(part);
    }
    const columns = part.columns.length > 0 ? part.columns : (part.rows[0] ?? []).map(() => "");
    if (columns.includes(""))
      notes.add("table-columns", "A column of a table had no name; a dash stands there");
    const named = columns.map((name) => name || "–");
    if (part.caption) return [{ ...part, columns: named }];
    const caption = heading ?? columns.filter(Boolean).join(", ");
    notes.add(
      "table-caption",
      heading
        ? `A table had no caption; it was named after the heading before it: ${heading}`
        : `A table had no caption; it was named after its columns: ${caption || "Table"}`,
    );
    return [{ ...part, columns: named, caption: caption || "Table" }];
  });
}
