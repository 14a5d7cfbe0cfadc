import { numberFormat } from "@pcf/contract/formats";
import { useId } from "react";
import "./chart.css";

type Part = { label: string; percent: number; amount?: string };
/** `size` is the length of its part of the bar, in any unit that all shares of a chart have in common. */
export type Share = Part & {
  size: number;
  /** What has to be said of its figures; stands right below them. */
  note?: string | undefined;
  children?: readonly Part[];
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
  numberFormat({ style: "percent", maximumFractionDigits: 1 }).format(percent / 100);

/**
 * Shares of a whole as one bar with a legend that is the full text of it. The percentages are printed as given, also
 * where they do not add up; the parts of the bar are in proportion to their sizes and fill it.
 */
export function ShareChart({ title, total, shares, words, level = 3 }: ShareChartProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const sum = shares.reduce((all, share) => all + share.size, 0);
  const starts = shares.map((_, index) =>
    shares.slice(0, index).reduce((before, share) => before + (share.size / sum) * 100, 0),
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
            width={`${(share.size / sum) * 100}%`}
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
            ...(share.note
              ? [
                  <tr key={`${share.label} note`} className="chart-note">
                    <td colSpan={3}>{share.note}</td>
                  </tr>,
                ]
              : []),
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
