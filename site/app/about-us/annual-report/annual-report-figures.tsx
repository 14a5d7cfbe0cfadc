import type { AnnualReport } from "@pcf/contract/content/globals";
import { BookOpen } from "lucide-react";
import { ButtonLink } from "~/ui/button/button";
import { type Share, ShareChart } from "~/ui/chart/share-chart";
import { annualReportCopy as copy } from "./annual-report-copy";

type Item = { label: string; percent: number; amount?: number | null; children?: Item[] };

const part = ({ label, percent, amount }: Item) => ({
  label,
  percent,
  amount: amount ? copy.dollars(amount) : undefined,
});

/** The dollars are exact, while published percentages may be of different totals: a bar shows dollars where it can. */
const sharesOf = (items: readonly Item[], inDollars: boolean): Share[] =>
  items.map((item) => ({
    ...part(item),
    size: inDollars ? (item.amount ?? 0) : item.percent,
    children: item.children?.map(part),
  }));

/** The year's figures as the charity states them: what came in, what went out, what was left. */
export function AnnualReportFigures({ report }: { report: AnnualReport }) {
  const { revenue, expenses, excess, flipbook, year } = report;
  const inDollars = [...revenue.items, ...expenses.items].every(({ amount }) => amount);
  return (
    <section className="report-figures" aria-labelledby="report-figures">
      <h2 id="report-figures" className="block-title">
        {copy.figures(year)}
      </h2>
      <div className="report-charts">
        <ShareChart
          title={copy.revenue}
          total={copy.dollars(revenue.total)}
          shares={sharesOf(revenue.items, inDollars)}
          words={copy.chart}
        />
        <ShareChart
          title={copy.expenses}
          total={copy.dollars(expenses.total)}
          shares={sharesOf(expenses.items, inDollars)}
          words={copy.chart}
        />
      </div>
      {inDollars && <p className="report-note">{copy.bars}</p>}
      <p className="report-excess">
        <span>{copy.excess}</span>
        <strong>{copy.shareAndDollars(excess.percent, excess.amount)}</strong>
      </p>
      {flipbook.url && (
        <p>
          <ButtonLink href={flipbook.url} icon={<BookOpen aria-hidden="true" />}>
            {flipbook.label}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
