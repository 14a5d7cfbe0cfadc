import type { ReactNode } from "react";

type TableProps = {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly ReactNode[])[];
  note?: ReactNode;
  /** Index of a row to point out, and the words that say so. */
  chosen?: { row: number; label: string };
};

/** A table that turns into one block a row on narrow screens, each value beside its column's name. */
export function Table({ caption, columns, rows, note, chosen }: TableProps) {
  return (
    <div className="data-table">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity of their own and never change places.
            <tr key={index} data-chosen={chosen?.row === index ? "" : undefined}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={columns[column]} scope="row">
                    <Label words={columns[column]} />
                    {cell}
                    {chosen?.row === index && <span className="table-chosen">{chosen.label}</span>}
                  </th>
                ) : (
                  <td key={columns[column]}>
                    <Label words={columns[column]} />
                    <span>{cell}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="table-note">{note}</p>}
    </div>
  );
}

/** The name of its column, shown where the columns have gone. Screen readers say it from the table's head. */
function Label({ words }: { words: string | undefined }) {
  return (
    <span className="table-label" aria-hidden="true">
      {words}
    </span>
  );
}
