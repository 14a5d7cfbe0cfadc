import { expect, test } from "vitest";
import { momentOrNull, textOf, textOrNull, trimmedOf } from "./column-values.ts";

test.each([
  ["  Ada ", "  Ada ", "Ada", "  Ada "],
  ["", "", "", null],
  [null, "", "", null],
  [undefined, "", "", null],
  [7, "", "", null],
])("of %j the text is %j, trimmed %j, or null %j", (value, text, trimmed, orNull) => {
  expect(textOf(value)).toBe(text);
  expect(trimmedOf(value)).toBe(trimmed);
  expect(textOrNull(value)).toBe(orNull);
});

test.each([
  ["2026-11-27T10:00:00.123Z", "2026-11-27T10:00:00.123Z"],
  ["2026-11-27 10:00:00.123+00", "2026-11-27T10:00:00.123Z"],
  [new Date(Date.UTC(2026, 10, 27)), "2026-11-27T00:00:00.000Z"],
  ["", null],
  [null, null],
])("the moment %j is %j", (value, moment) => {
  expect(momentOrNull(value)).toBe(moment);
});
