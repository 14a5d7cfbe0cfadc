import type { ReactNode } from "react";
import { NumberTable } from "../number-table.tsx";
import { type BarOf, Bars } from "./bar-chart.tsx";
import "./charts.css";

const copy = {
  table: "The same numbers as a table",
  nothing: "Nothing yet: there are no bars to draw.",
} as const;

type BarFigureProps = {
  title: string;
  /** What the bars say in a sentence, for people who do not see them. */
  about: string;
  bars: BarOf[];
  /** The table that has the same numbers. */
  table: ReactNode;
  /** The table says more than the bars, and is open at first. */
  isOpen?: true;
};

/** Bars with what they say in words, and the same numbers in a table behind them. Nothing moves. */
export function BarFigure({ title, about, bars, table, isOpen }: BarFigureProps) {
  const hasBars = bars.some(({ cents }) => cents !== 0);
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      {hasBars ? (
        <>
          <div role="img" aria-label={`${title}. ${about}`}>
            <Bars bars={bars} />
          </div>
          <details open={isOpen}>
            <summary>{copy.table}</summary>
            {table}
          </details>
        </>
      ) : (
        <p>{copy.nothing}</p>
      )}
    </figure>
  );
}

type BarTableProps = {
  bars: readonly BarOf[];
  /** Headings: what a bar is of, and what is summed. */
  of: string;
  summed: string;
};

/** The numbers of bars and nothing else. */
export const BarTable = ({ bars, of, summed }: BarTableProps) => (
  <NumberTable
    of={of}
    heads={[summed]}
    rows={bars.map(({ label, sum }) => ({ key: label, what: label, numbers: [sum] }))}
  />
);
