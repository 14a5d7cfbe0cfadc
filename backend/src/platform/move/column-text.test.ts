import { expect, test } from "vitest";
import { columnText, type Kind, sqliteValue } from "./column-text.ts";

test.for<[kind: Kind, sqlite: string | number, postgres: string]>([
  ["text", "Zoë\n— 2026-01-01", "Zoë\n— 2026-01-01"],
  ["number", 2500, "2500"],
  ["number", 19.99, "19.99"],
  ["number", 0.1 + 0.2, "0.30000000000000004"],
  ["number", -123.5, "-123.50"],
  ["boolean", 1, "t"],
  ["boolean", 0, "f"],
  ["moment", "2026-05-06T07:08:09.000Z", "2026-05-06 07:08:09+00"],
  ["moment", "2026-05-06T07:08:09.120Z", "2026-05-06 07:08:09.12+00"],
  ["json", '{"b":[1,{"d":null,"c":"x"}],"a":1.50}', '{"a": 1.5, "b": [1, {"c": "x", "d": null}]}'],
  ["json", "null", "null"],
])("a %s is the same as SQLite and as Postgres spell it (%s)", ([kind, sqlite, postgres]) => {
  expect(columnText(kind, sqlite)).toBe(columnText(kind, postgres));
  // What is put back into SQLite says the same.
  expect(columnText(kind, sqliteValue(kind, columnText(kind, postgres)))).toBe(columnText(kind, sqlite));
});

test("a moment keeps its spelling in SQLite, to the millisecond and in UTC", () => {
  const text = columnText("moment", "2026-05-06 07:08:09.7+00");
  expect(sqliteValue("moment", text)).toBe("2026-05-06T07:08:09.700Z");
});

test("nothing stays nothing, and an empty text stays one", () => {
  expect(columnText("moment", null)).toBeNull();
  expect(sqliteValue("boolean", null)).toBeNull();
  expect(columnText("text", "")).toBe("");
});

test.for<[kind: Kind, value: string | number]>([
  ["number", "many"],
  ["number", ""],
  ["boolean", 2],
  ["moment", "last Tuesday"],
  ["moment", "2026-05-06T07:08:09+02:00"],
  ["json", "{"],
])("a %s that the other database could not hold is refused: %s", ([kind, value]) => {
  expect(() => columnText(kind, value)).toThrow("can be moved");
});
