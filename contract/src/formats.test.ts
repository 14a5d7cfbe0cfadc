import { expect, test } from "vitest";
import { dateFormat, numberFormat } from "./formats.ts";

test("a format is made once", () => {
  const options = { style: "unit", unit: "kilometer" } as const;
  expect(numberFormat(options)).toBe(numberFormat({ ...options }));
  expect(numberFormat(options)).not.toBe(numberFormat());
  expect(dateFormat({ dateStyle: "long" })).toBe(dateFormat({ dateStyle: "long" }));
});
