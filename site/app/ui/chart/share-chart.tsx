import { useId } from "react";
import "./chart.css";

export type Share = {
  label: string;
  percent: number;
  amount?: string;
  children?: readonly Omit<Share, "children">[];
};

type ShareChartProps = {
  title: string;
  /** The whole, in words: "$1,050,662". */
  total: string;
  shares: readonly Share[];
  words: { share: string; part: string; amount: string };
  level?: 2 | 3;
};

const percentText = (percent: number) =>
  new Intl.NumberFormat("en-CA", { style: "percent", maximumFractionDigits: 1 }).format(percent / 100);

/**
 * Shares of a whole as one bar with a legend that is the full text of it. The percentages are printed as given; the
 * bar's parts are in proportion to each other, so that shares that do not add up to 100 still fill it.
 */
export function ShareChart({ title, total, shares, words, level = 3 }: ShareChartProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const sum = shares.reduce((all, share) => all + share.percent, 0);
  const starts = shares.map((_, index) =>
    shares.slice(0, index).reduce((before, share) => before + (share.percent / sum) * 100, 0),
  );
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption>
        <Heading id={id}>{title}</Heading>
        <p className="chart-total">{total}</p>
      </figcaption>
      <svg className="chart-bar" aria-hidden="true">
        {shares.map((share, index) => (
          <rect
            key={share.label}
            className={`chart-${index % 6}`}
            x={`${starts[index]}%`}
            width={`${(share.percent / sum) * 100}%`}
            height="100%"
          />
        ))}
      </svg>
      <table>
        <thead className="sr-only">
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col">{words.share}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {shares.flatMap((share, index) => [
            <tr key={share.label}>
              <th scope="row">
                <span className={`chart-key chart-${index % 6}`} aria-hidden="true" />
                {share.label}
              </th>
              <td>{percentText(share.percent)}</td>
              <td>{share.amount}</td>
            </tr>,
            ...(share.children ?? []).map((child) => (
              <tr key={`${share.label} ${child.label}`} className="chart-child">
                <th scope="row">{child.label}</th>
                <td>{percentText(child.percent)}</td>
                <td>{child.amount}</td>
              </tr>
            )),
          ])}
        </tbody>
      </table>
    </figure>
  );
}
