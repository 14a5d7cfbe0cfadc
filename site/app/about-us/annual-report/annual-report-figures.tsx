import { formatDollars } from "@pcf/contract/donation/amount";
import { numberFormat } from "@pcf/contract/formats";
import { BookOpen, FileDown } from "lucide-react";
import type { AnnualReportView, PartView, ShareView } from "~/content/views/annual-report-view";
import { ButtonLink } from "~/ui/button/button";
import { type Share, ShareChart } from "~/ui/chart/share-chart";
import { fileSize } from "~/ui/link/text-link";

const copy = {
  figures: (year: number) => `${year} in figures`,
  revenue: "Total revenue",
  expenses: "Allocations and expenses",
  excess: "Excess revenue over expenses",
  dollars: formatDollars,
  shareAndDollars: (share: number, amount: number) =>
    `${numberFormat({ style: "percent" }).format(share / 100)} (${formatDollars(amount)})`,
  bars: "The bars show the dollars. The percentages are the published ones.",
  /** In a donor's words, where the printed share is none of the dollars beside it. */
  cents: (year: number, percent: number, cents: number) =>
    `${numberFormat({ style: "percent" }).format(percent / 100)} is the share printed in the ${year} report. Counted in dollars, ${cents} cents of every dollar we spent went here.`,
  chart: { part: "Part", share: "Share", amount: "Amount" },
  report: (year: number) => `${year} annual report`,
  pdf: "PDF",
};

const part = ({ label, percent, amount }: PartView) => ({
  label,
  percent,
  amount: amount ? copy.dollars(amount) : undefined,
});

/** The dollars are exact, while published percentages may be of different totals: a bar shows dollars where it can. */
const sharesOf = (shares: readonly ShareView[], inDollars: boolean): Share[] =>
  shares.map((share) => ({
    ...part(share),
    size: inDollars ? (share.amount ?? 0) : share.percent,
    children: share.children.map(part),
  }));

const shareOf = (amount: number, total: number) => Math.round((amount / total) * 100);

/** What to say of a part of the spending whose printed share is that of no total. */
function notes({ year, revenue, expenses }: AnnualReportView): (string | undefined)[] {
  return expenses.shares.map(({ percent, amount }) => {
    if (!amount) return undefined;
    const cents = shareOf(amount, expenses.total);
    const fits = [cents, shareOf(amount, revenue.total)].includes(Math.round(percent));
    return fits ? undefined : copy.cents(year, percent, cents);
  });
}

/** The year's figures as the charity states them: what came in, what went out, what was left. */
export function AnnualReportFigures({ report }: { report: AnnualReportView }) {
  const { revenue, expenses, excess, flipbook, year } = report;
  const said = notes(report);
  const inDollars = [...revenue.shares, ...expenses.shares].every(({ amount }) => amount);
  return (
    <section className="report-figures" aria-labelledby="report-figures">
      <h2 id="report-figures" className="block-title">
        {copy.figures(year)}
      </h2>
      <div className="report-charts">
        <ShareChart
          title={copy.revenue}
          total={copy.dollars(revenue.total)}
          shares={sharesOf(revenue.shares, inDollars)}
          words={copy.chart}
        />
        <ShareChart
          title={copy.expenses}
          total={copy.dollars(expenses.total)}
          shares={sharesOf(expenses.shares, inDollars).map((share, index) => ({
            ...share,
            note: said[index],
          }))}
          words={copy.chart}
        />
      </div>
      {inDollars && <p className="report-note">{copy.bars}</p>}
      <p className="report-excess">
        <span>{copy.excess}</span>
        <strong>{copy.shareAndDollars(excess.percent, excess.amount)}</strong>
      </p>
      {flipbook && (
        <p>
          <ButtonLink href={flipbook.href} icon={<BookOpen aria-hidden="true" />}>
            {flipbook.label}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** The reports of earlier years in the order given, as files. */
export function HistoricalReports({ reports }: { reports: AnnualReportView["earlier"] }) {
  return (
    <ul className="report-years">
      {reports.map(({ year, href, bytes }) => (
        <li key={year}>
          <a href={href}>
            <FileDown aria-hidden="true" />
            <strong>{year}</strong>
            <span>{bytes ? `${copy.pdf}, ${fileSize(bytes)}` : copy.pdf}</span>
            <span className="sr-only">{copy.report(year)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
