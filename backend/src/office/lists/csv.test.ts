import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+1 604 555 0101", "'+1 604 555 0101"],
  ["-5", "'-5"],
  ["@sum", "'@sum"],
  ["\tx", "'\tx"],
  ["\rx", '"\'\rx"'],
  ["a,b", '"a,b"'],
  ['say "no"', '"say ""no"""'],
  ["two\nlines", '"two\nlines"'],
  ["Zoë", "Zoë"],
  ["", ""],
])("the text %j stands in the file as %j, and nothing is worked out from it", (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`);
});

test("numbers stay numbers, also below nothing", () => {
  expect(csvLine([-12.5, 0, "x"])).toBe("-12.5,0,x\r\n");
});
