import type { ReactNode } from "react";
import { MinuteLines, type MinutesProps } from "./line-chart.tsx";
import "./charts.css";
import "./lines.css";

const copy = { table: "The same numbers as a table" } as const;

type LineFigureProps = MinutesProps & {
  title: string;
  /** What the lines say in a sentence, for people who do not see them. */
  about: string;
  /** The same numbers, as a table. */
  table: ReactNode;
};

/** Lines over the minutes of a day with what they say in words, and the same numbers in a table behind them. Nothing moves. */
export function LineFigure({ title, about, table, ...minutes }: LineFigureProps) {
  return (
    <figure className="chart">
      <figcaption>{title}</figcaption>
      <p className="lines__names" aria-hidden="true">
        {minutes.lines.map(({ name, isUrgent }) => (
          <span key={name} data-urgent={isUrgent}>
            {name}
          </span>
        ))}
      </p>
      <div role="img" aria-label={`${title}. ${about}`}>
        <MinuteLines {...minutes} />
      </div>
      <details>
        <summary>{copy.table}</summary>
        {table}
      </details>
    </figure>
  );
}
