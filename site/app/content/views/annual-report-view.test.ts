import { annualReportSchema } from "@pcf/contract/content/globals";
import { expect, test } from "vitest";
import { toAnnualReportView } from "./annual-report-view";

const least = {
  year: 2024,
  revenue: { total: 1_050_662 },
  expenses: { total: 850_317 },
  excess: { percent: 19, amount: 200_345 },
  flipbook: { label: "", url: "" },
};
const view = (given: object = {}) => toAnnualReportView(annualReportSchema.parse({ ...least, ...given }));

test("a report of totals alone has empty lists, and no flipbook", () => {
  expect(view()).toEqual({
    year: 2024,
    revenue: { total: 1_050_662, shares: [] },
    expenses: { total: 850_317, shares: [] },
    excess: { percent: 19, amount: 200_345 },
    flipbook: undefined,
    earlier: [],
  });
});

test("shares keep their parts, and dollars that nobody has filled in are none", () => {
  const items = [
    { label: "Allocations", percent: 48, amount: 496_252, children: [{ label: "Grants", percent: 14 }] },
    { label: "Expenses", percent: 42, amount: null, children: null },
  ];
  expect(view({ expenses: { total: 850_317, items } }).expenses.shares).toEqual([
    {
      label: "Allocations",
      percent: 48,
      amount: 496_252,
      children: [{ label: "Grants", percent: 14, amount: undefined }],
    },
    { label: "Expenses", percent: 42, amount: undefined, children: [] },
  ]);
  const [revenue] = view({ revenue: { total: 1, items: [{ label: "Gifts", percent: 100 }] } }).revenue.shares;
  expect(revenue).toEqual({ label: "Gifts", percent: 100, amount: undefined, children: [] });
});

test("earlier reports come newest first, with their size where it is known", () => {
  const historical = [
    { year: 2012, url: "/media/2012.pdf", filesize: null },
    { year: 2023, url: "/media/2023.pdf", filesize: 120_000 },
  ];
  expect(view({ historical }).earlier).toEqual([
    { year: 2023, href: "/media/2023.pdf", bytes: 120_000 },
    { year: 2012, href: "/media/2012.pdf", bytes: undefined },
  ]);
});

test("the flipbook is a link", () => {
  const flipbook = { label: "Read it", url: "https://flipbook.example" };
  expect(view({ flipbook }).flipbook).toEqual({ label: "Read it", href: "https://flipbook.example" });
});
