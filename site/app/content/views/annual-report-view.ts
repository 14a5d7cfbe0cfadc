import type { SiteContent } from "~/content/site-content";

type ReportedShare = { label: string; percent: number; amount?: number | null };

/** A part of the year's money as the charity states it: its share in percent and, where they are known, its whole dollars. */
export type PartView = ReturnType<typeof partView>;
function partView({ label, percent, amount }: ReportedShare) {
  return { label, percent, amount: amount || undefined };
}

/** A part with the parts that it is made of. */
export type ShareView = ReturnType<typeof shareView>;
function shareView({ children = [], ...item }: ReportedShare & { children?: ReportedShare[] }) {
  return { ...partView(item), children: children.map(partView) };
}

/** The figures of a year in whole dollars, the flipbook where there is one, and the reports of earlier years, newest first. */
export type AnnualReportView = ReturnType<typeof toAnnualReportView>;

export function toAnnualReportView({
  year,
  revenue,
  expenses,
  excess,
  flipbook,
  historical,
}: SiteContent["annualReport"]) {
  return {
    year,
    revenue: { total: revenue.total, shares: revenue.items.map(shareView) },
    expenses: { total: expenses.total, shares: expenses.items.map(shareView) },
    excess: { percent: excess.percent, amount: excess.amount },
    flipbook: flipbook.url ? { label: flipbook.label, href: flipbook.url } : undefined,
    /** `bytes` is the size of the file, where it is known. */
    earlier: historical
      .map(({ year, url: href, filesize }) => ({ year, href, bytes: filesize || undefined }))
      .sort((a, b) => b.year - a.year),
  };
}
