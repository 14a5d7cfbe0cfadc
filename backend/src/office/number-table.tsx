import type { Key, ReactNode } from "react";

type NumberRow = {
  key: Key;
  what: ReactNode;
  /** One for each of the `heads`, as they are read. */
  numbers: readonly (string | number)[];
};

type NumberTableProps = {
  /** The heading of what the rows are of, and those of their numbers. */
  of: string;
  heads: readonly string[];
  rows: readonly NumberRow[];
  /** What heads a row is its heading, or a cell of its own where it leads somewhere. */
  first?: "th" | "td";
  /** Below the others: what they come to. */
  together?: NumberRow;
};

/** A table of numbers: how many, how much. */
export const NumberTable = ({ of, heads, rows, first = "th", together }: NumberTableProps) => {
  const line = ({ key, what, numbers }: NumberRow) => (
    <tr key={key}>
      {first === "th" ? <th scope="row">{what}</th> : <td>{what}</td>}
      {numbers.map((each, index) => (
        <td key={heads[index]} data-number>
          {each}
        </td>
      ))}
    </tr>
  );
  return (
    <table className="office__table">
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {heads.map((label) => (
            <th key={label} scope="col" data-number>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {together && <tfoot>{line(together)}</tfoot>}
    </table>
  );
};
