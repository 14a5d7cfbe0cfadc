import { formatDollars } from "@pcf/contract/donation/amount";
import { numberFormat } from "@pcf/contract/formats";

export const annualReportCopy = {
  title: "Annual report",
  description: "Where the money comes from and what it does.",
  figures: (year: number) => `${year} in figures`,
  revenue: "Total revenue",
  expenses: "Allocations and expenses",
  excess: "Excess revenue over expenses",
  dollars: formatDollars,
  shareAndDollars: (share: number, amount: number) =>
    `${numberFormat({ style: "percent" }).format(share / 100)} (${formatDollars(amount)})`,
  bars: "The bars show the dollars. The percentages are the published ones.",
  chart: { part: "Part", share: "Share", amount: "Amount" },
  report: (year: number) => `${year} annual report`,
  pdf: "PDF",
};
