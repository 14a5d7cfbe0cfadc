import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+1 604 555 0101", "'+1 604 555 0101"],
  ["-5", "'-5"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tcmd", "'\tcmd"],
  ["\rcmd", '"\'\rcmd"'],
  ["Ride to Live", "Ride to Live"],
  ['O’Brien, "Jim"', '"O’Brien, ""Jim"""'],
  ["two\nlines", '"two\nlines"'],
])("a text does nothing in whoever opens the file: %j", (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test("numbers and sums of money stay numbers, with two decimals where they are money", () => {
  expect(csvLine([-5, 137.5, { cents: 13_750 }, { cents: -2_505 }, { cents: -5 }, { cents: 0 }])).toBe(
    "-5,137.5,137.50,-25.05,-0.05,0.00\r\n",
  );
});
