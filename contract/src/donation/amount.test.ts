import { expect, test } from "vitest";
import { amountText, formatAmount, parseAmount } from "./amount.ts";

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
])("reads %s as %i cents", (typed, cents) => {
  expect(parseAmount(typed)).toBe(cents);
});

test.each(["", "0.001", "-5", "1e9", "abc", "25.", "1.2.3", "٢٥", "0x10", "1,00,000", "9".repeat(40)])(
  "does not take %s for an amount",
  (typed) => {
    expect(parseAmount(typed)).toBeNull();
  },
);

test("writes cents for the gateway and for people", () => {
  expect(amountText(5)).toBe("0.05");
  expect(amountText(123_456)).toBe("1234.56");
  expect(formatAmount(123_456)).toBe("$1,234.56");
});
