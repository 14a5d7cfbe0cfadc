import { annualReportSchema } from "@pcf/contract/content/globals";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { toAnnualReportView } from "~/content/views/annual-report-view";
import { AnnualReportFigures, HistoricalReports } from "./annual-report-figures";

const report = {
  year: 2024,
  revenue: { total: 1_050_662, items: [{ label: "Fundraising", percent: 53, amount: 553_383 }] },
  expenses: {
    total: 850_317,
    items: [
      {
        label: "Allocations",
        percent: 48,
        amount: 496_252,
        children: [{ label: "Awareness", percent: 45, amount: 381_252 }],
      },
      {
        label: "Expenses",
        percent: 42,
        amount: 354_065,
        children: [{ label: "Fundraising Costs", percent: 23 }],
      },
    ],
  },
  excess: { percent: 19, amount: 200_345 },
  flipbook: { label: "Read the 2024 annual report", url: "https://flipbook.example/2024" },
  historical: [2012, 2023, 2018].map((year) => ({ year, url: `/media/${year}.pdf`, filesize: 120_000 })),
};
const view = (given: object) => toAnnualReportView(annualReportSchema.parse(given));
const Figures = () => <AnnualReportFigures report={view(report)} />;
const FiguresWithoutSomeDollars = () => {
  const items = [
    { label: "Allocations", percent: 48 },
    { label: "Expenses", percent: 52, amount: 354_065 },
  ];
  return <AnnualReportFigures report={view({ ...report, expenses: { ...report.expenses, items } })} />;
};
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ");

test("shares and dollars are printed as the charity states them, 48% among them", () => {
  const Stub = createRoutesStub([{ path: "/", Component: Figures }]);
  const text = words(renderToStaticMarkup(<Stub />));
  expect(text).toContain("Total revenue $1,050,662");
  expect(text).toContain("Fundraising 53% $553,383");
  expect(text).toContain("Allocations 48% $496,252");
  expect(text).toContain("Awareness 45% $381,252");
  expect(text).toContain("Fundraising Costs 23%");
  expect(text).toContain("Excess revenue over expenses 19% ($200,345)");
});

test("the bars are as long as the dollars are many, whatever the percentages say, and the page says so", () => {
  const Stub = createRoutesStub([{ path: "/", Component: Figures }]);
  const html = renderToStaticMarkup(<Stub />);
  const bar = html.split('class="chart-bar"')[2] ?? "";
  const widths = [...bar.matchAll(/width="([\d.]+)%"/g)].map(([, width]) => Number(width));
  expect(widths).toHaveLength(2);
  expect(widths[0]).toBeCloseTo((496_252 / 850_317) * 100);
  expect(widths[1]).toBeCloseTo((354_065 / 850_317) * 100);
  expect(words(html)).toContain("The bars show the dollars. The percentages are the published ones.");
});

test("a share that no total bears out says below the figure what it is of each dollar", () => {
  const Stub = createRoutesStub([{ path: "/", Component: Figures }]);
  const text = words(renderToStaticMarkup(<Stub />));
  expect(text).toContain(
    "Allocations 48% $496,252 48% is the share printed in the 2024 report. Counted in dollars, 58 cents of every dollar we spent went here. Awareness",
  );
  expect(text.match(/cents of every dollar/g)).toHaveLength(1);
});

test("where a part has no dollars, the bars show the percentages, and nothing is said of dollars", () => {
  const Stub = createRoutesStub([{ path: "/", Component: FiguresWithoutSomeDollars }]);
  const html = renderToStaticMarkup(<Stub />);
  expect(html.split('class="chart-bar"')[2]).toContain('width="48%"');
  expect(html).not.toContain("The bars show the dollars");
});

test("earlier reports stand newest first, each with type and size", () => {
  const text = words(renderToStaticMarkup(<HistoricalReports reports={view(report).earlier} />));
  expect(text.match(/\d{4} PDF, 120 kB/g)).toEqual([
    "2023 PDF, 120 kB",
    "2018 PDF, 120 kB",
    "2012 PDF, 120 kB",
  ]);
});
