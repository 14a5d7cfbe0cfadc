import { formatAmount } from "@pcf/contract/donation/amount";
import { expect, test } from "vitest";
import { barsInWords, stepOf, timeBars } from "./time-bars.ts";
import type { Total } from "./totals.ts";
import { namedTotals } from "./totals-words.ts";

const total = (key: string, takenCents: number): Total => ({ key, gifts: 1, takenCents, backCents: 0 });
const november = { from: "2026-11-01", to: "2026-11-30", label: "November 2026" };
const year = { from: "2026-01-01", to: "2026-12-31", label: "2026" };

test.each([
  [november, [total("2026-11-03", 2_500), total("2026-11-27", 10_050)], 27],
  [year, [total("2026-03", 2_500), total("2026-11", 10_050)], 11],
])("bars and the table behind them say the same numbers (%#)", (period, totals, count) => {
  const step = stepOf(period);
  const bars = timeBars(period, totals, "2026-11-27");
  expect(bars).toHaveLength(count);
  const rows = namedTotals(step, totals).map(({ words, takenCents }) => [words, formatAmount(takenCents)]);
  expect(bars.filter(({ cents }) => cents > 0).map(({ label, sum }) => [label, sum])).toEqual(rows);
  expect(bars.filter(({ cents }) => cents === 0).every(({ sum }) => sum === "$0.00")).toBe(true);
});

test("a period that is over is drawn to its end, and what bars say stands in a sentence", () => {
  const october = { from: "2026-10-01", to: "2026-10-31", label: "October 2026" };
  const bars = timeBars(october, [total("2026-10-31", 2_500)], "2026-11-27");
  expect(bars).toHaveLength(31);
  expect(bars.at(-1)).toMatchObject({ short: "Oct 31", label: "October 31, 2026" });
  expect(barsInWords(bars)).toBe("$25.00 in all. The most: October 31, 2026, $25.00.");
  expect(barsInWords(timeBars(october, [], "2026-11-27"))).toBe("Nothing was taken.");
});
