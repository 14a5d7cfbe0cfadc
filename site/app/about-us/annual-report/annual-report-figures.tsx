import type { AnnualReport } from "@pcf/contract/content/globals";
import { BookOpen } from "lucide-react";
import { ButtonLink } from "~/ui/button/button";
import { type Share, ShareChart } from "~/ui/chart/share-chart";
import { annualReportCopy as copy } from "./copy";

type Item = { label: string; percent: number; amount?: number | null; children?: Item[] };

const share = ({ label, percent, amount, children = [] }: Item): Share => ({
  label,
  percent,
  amount: amount ? copy.dollars(amount) : undefined,
  children: children.map(share),
});

/** The year's figures as the charity states them: what came in, what went out, what was left. */
export function AnnualReportFigures({ report }: { report: AnnualReport }) {
  const { revenue, expenses, excess, flipbook, year } = report;
  return (
    <section className="report-figures" aria-labelledby="report-figures">
      <h2 id="report-figures" className="block-title">
        {copy.figures(year)}
      </h2>
      <div className="report-charts">
        <ShareChart
          title={copy.revenue}
          total={copy.dollars(revenue.total)}
          shares={revenue.items.map(share)}
          words={copy.chart}
        />
        <ShareChart
          title={copy.expenses}
          total={copy.dollars(expenses.total)}
          shares={expenses.items.map(share)}
          words={copy.chart}
        />
      </div>
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
