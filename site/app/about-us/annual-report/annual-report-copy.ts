const dollars = new Intl.NumberFormat("en-CA", {
  style: "currency",
  currency: "CAD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat("en-CA", { style: "percent" });

export const annualReportCopy = {
  title: "Annual report",
  description: "Where the money comes from and what it does.",
  figures: (year: number) => `${year} in figures`,
  revenue: "Total revenue",
  expenses: "Allocations and expenses",
  excess: "Excess revenue over expenses",
  dollars: (amount: number) => dollars.format(amount),
  shareAndDollars: (share: number, amount: number) =>
    `${percent.format(share / 100)} (${dollars.format(amount)})`,
  bars: "The bars show the dollars. The percentages are the published ones.",
  chart: { part: "Part", share: "Share", amount: "Amount" },
  report: (year: number) => `${year} annual report`,
  pdf: "PDF",
};
