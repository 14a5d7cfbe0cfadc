import type { ReactNode } from "react";
import type { Tone } from "../../office/lists/office-list.ts";

export type Head = { label: string; isNumber?: true };

type RecordsTableProps = {
  /** What the table is of, for whoever does not see it. */
  label: string;
  heads: readonly Head[];
  rows: readonly { key: string | number; cells: readonly ReactNode[] }[];
};

/** Some records of a donor, a line each. */
export function RecordsTable({ label, heads, rows }: RecordsTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A group of fields is something else.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls sideways has to be reached by the keyboard.
    <div className="list__table" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map(({ label: words, isNumber }) => (
              <th key={words} scope="col" data-number={isNumber}>
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={heads[index]?.label} data-number={heads[index]?.isNumber}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** How something stands, in words that are marked as the lists mark them. */
export const StateMark = ({ words, tone }: { words: string; tone?: Tone | undefined }) => (
  <span className="office__state" data-tone={tone}>
    {words}
  </span>
);
