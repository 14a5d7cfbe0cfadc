import { expect, test } from "vitest";
import { askedPeriod, bankDay, fiscalYear, monthsIn } from "./period.ts";

const today = "2026-11-27";
const asked = (params: Record<string, string>, firstMonth = 1) => {
  const { period, key } = askedPeriod(params, { today, firstMonth });
  return [key, period.from, period.to, period.label];
};

test("this month is what is shown first, and whatever an address has that fits nowhere", () => {
  const november = ["this-month", "2026-11-01", "2026-11-30", "November 2026"];
  const odd: Record<string, string>[] = [
    {},
    { period: "next-month" },
    { from: "2026-02-30" },
    { from: "yesterday", to: "" },
  ];
  for (const params of odd) expect(asked(params)).toEqual(november);
});

test("periods end on the last day of their month and year", () => {
  expect(asked({ period: "last-month" })).toEqual(["last-month", "2026-10-01", "2026-10-31", "October 2026"]);
  expect(asked({ period: "2024" })).toEqual(["2024", "2024-01-01", "2024-12-31", "2024"]);
  const inMarch = askedPeriod({ period: "last-month" }, { today: "2024-03-31", firstMonth: 1 });
  expect(inMarch.period).toMatchObject({ from: "2024-02-01", to: "2024-02-29" });
  const inJanuary = askedPeriod({ period: "last-month" }, { today: "2027-01-05", firstMonth: 1 });
  expect(inJanuary.period).toMatchObject({ from: "2026-12-01", to: "2026-12-31", label: "December 2026" });
});

test("a fiscal year is offered where it is not the calendar's", () => {
  expect(asked({ period: "fiscal-year" }, 4)).toEqual([
    "fiscal-year",
    "2026-04-01",
    "2027-03-31",
    "Fiscal year 2026-27",
  ]);
  expect(asked({ period: "last-fiscal-year" }, 4).slice(1, 3)).toEqual(["2025-04-01", "2026-03-31"]);
  expect(asked({ period: "fiscal-year" }, 1)[0]).toBe("this-month");
  expect(fiscalYear("2026-03-31", 4).label).toBe("2025-26");
  expect(fiscalYear("2026-04-01", 4).label).toBe("2026-27");
  expect(fiscalYear("2026-12-31", 1)).toEqual({ from: "2026-01-01", to: "2026-12-31", label: "2026" });
});

test("two days make a period, whichever was typed first", () => {
  const words = "November 2, 2026 to November 9, 2026";
  for (const [from, to] of [
    ["2026-11-02", "2026-11-09"],
    ["2026-11-09", "2026-11-02"],
  ] as const)
    expect(asked({ from, to })).toEqual(["", "2026-11-02", "2026-11-09", words]);
  expect(asked({ from: "2026-11-25" })).toEqual([
    "",
    "2026-11-25",
    today,
    "November 25, 2026 to November 27, 2026",
  ]);
});

test("a day is the bank's: at half past eleven at night in Toronto it is still the old year", () => {
  expect(bankDay(new Date("2027-01-01T04:30:00Z"))).toBe("2026-12-31");
  expect(bankDay(new Date("2027-01-01T05:00:00Z"))).toBe("2027-01-01");
});

test("a period is cut into its months, and no day of it is in two or in none", () => {
  expect(monthsIn({ from: "2026-12-30", to: "2027-02-02" })).toEqual([
    { from: "2026-12-30", to: "2026-12-31" },
    { from: "2027-01-01", to: "2027-01-31" },
    { from: "2027-02-01", to: "2027-02-02" },
  ]);
  expect(monthsIn({ from: "2026-11-05", to: "2026-11-05" })).toEqual([
    { from: "2026-11-05", to: "2026-11-05" },
  ]);
});
