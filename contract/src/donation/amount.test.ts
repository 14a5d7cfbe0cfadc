import { expect, test } from "vitest";
import { amountText, formatAmount, isAmbiguousAmount, parseAmount } from "./amount.ts";

test.each([
  ["25", 2_500],
  ["25.00", 2_500],
  ["25,00", 2_500],
  [" $25.5 ", 2_550],
  ["0.01", 1],
  [".50", 50],
  ["1,000", 100_000],
  ["1 000,50", 100_050],
  ["100000.00", 10_000_000],
  ["$25.00 CAD", 2_500],
  ["25.", 2_500],
  ["1,000.", 100_000],
  ["25 $", 2_500],
  ["$ 25", 2_500],
  ["CA$25", 2_500],
  ["C$ 25.00", 2_500],
  ["25,00\u00a0$ CA", 2_500],
  ["25,00 $CAD", 2_500],
  ["CAD 25", 2_500],
  ["25 cad", 2_500],
  ["25 dollars", 2_500],
  ["２５．００", 2_500],
  ["＄２５", 2_500],
  ["1\u202f000,50\u00a0$", 100_050],
  ["\ufeff25.00\u200b", 2_500],
  ["\t25\n", 2_500],
  ["1,00", 100],
])("reads %s as %i cents", (typed, cents) => {
  expect(parseAmount(typed)).toBe(cents);
});

test.each([
  "",
  "0.001",
  "-5",
  "1e9",
  "abc",
  "1.2.3",
  "٢٥",
  "0x10",
  "1,00,000",
  "9".repeat(40),
  "25⁰⁰",
  "25½",
  "②⑤",
  "1.000",
  "1.000,50",
  "0,001",
  "1,0000",
  "US$25",
  "25 USD",
  "25 EUR",
  "€25",
  ".",
  "$",
  "25.-",
  "2 5",
  "25-50",
  "25 000 00",
  "1'000",
  "−25",
])("does not take %s for an amount", (typed) => {
  expect(parseAmount(typed)).toBeNull();
});

test("an amount that is a thousand in one place and one in another is told apart from other mistakes", () => {
  for (const typed of ["1.000", "$1.000", "1.000,50", "12.500 CAD", "1.000.000"])
    expect(isAmbiguousAmount(typed), typed).toBe(true);
  for (const typed of ["0.001", "1.2.3", "25.00", "1,000", "abc", ""])
    expect(isAmbiguousAmount(typed), typed).toBe(false);
});

test("writes cents for the gateway and for people", () => {
  expect(amountText(5)).toBe("0.05");
  expect(amountText(123_456)).toBe("1234.56");
  expect(formatAmount(123_456)).toBe("$1,234.56");
});
