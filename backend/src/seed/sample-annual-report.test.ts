import { expect, test } from "vitest";
import { annualReportSource } from "./global-sources.ts";
import { sampleFiles, samplePages } from "./testing/sample-pages.ts";

const report = await sampleFiles.json("globals/annual-report.json", annualReportSource);
const page = (await samplePages()).find(({ uri }) => uri === "/about-us/annual-report");
const percentOf = (amount: number | undefined, total: number) =>
  Math.round(((amount ?? Number.NaN) / total) * 100);
const [allocations, expenses] = report.expenses.items;

test("what the page says of the published percentages is true of the dollars", () => {
  const { revenue, excess } = report;
  for (const { percent, amount } of [...revenue.items, excess])
    expect(percentOf(amount, revenue.total)).toBe(percent);
  for (const { percent, amount } of [expenses, ...(allocations?.children ?? [])].filter(
    (part) => part !== undefined,
  ))
    expect(percentOf(amount, report.expenses.total)).toBe(percent);
  const parts = expenses?.children?.map(({ percent }) => percent) ?? [];
  expect(parts.reduce((sum, percent) => sum + percent, 0)).toBe(expenses?.percent);
  expect(
    [report.expenses.total, revenue.total].map((total) => percentOf(allocations?.amount, total)),
  ).toEqual([58, 47]);
  expect(page?.body).toContain("$496,252 of the $850,317 we spent: 58 cents of every dollar");
  expect(page?.body).not.toMatch(/rounded/);
});
