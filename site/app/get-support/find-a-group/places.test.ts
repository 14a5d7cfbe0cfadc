import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findPlace, type Town } from "./places";
import { postalAreas } from "./postal-areas";

const towns: Town[] = JSON.parse(
  readFileSync(new URL("../../../public/map/canada-cities.json", import.meta.url), "utf8"),
);
const nameOf = (asked: string) => findPlace(asked, towns)?.name;

test("a town is found by its name, with or without its province, accents and capitals", () => {
  expect(nameOf("London, ON")).toBe("London");
  expect(nameOf("montreal")).toBe("Montréal");
  expect(nameOf("Saint Johns")).toBe("St. John's");
  expect(nameOf("Prince Geo")).toBe("Prince George");
});

test("a postal code is measured from the town it lies in, wherever in the province that is", () => {
  for (const [code, town] of [
    ["V1Y 6N2", "Kelowna"],
    ["v2l3h9", "Prince George"],
    ["V8W-1P6", "Victoria"],
    ["V6B", "Vancouver"],
    ["T1J 2J4", "Lethbridge"],
    ["P7B 5E1", "Thunder Bay"],
    ["K1A 0B1", "Ottawa"],
    ["Y1A 2C6", "Whitehorse"],
  ] as const)
    expect([code, nameOf(code)]).toEqual([code, town]);
});

test("a postal code of the country, or one nobody knows, stands for no place", () => {
  for (const code of ["V0E 1Z0", "X0A 0H0", "T0L 1N0", "D1A 1A1", "V9Z 1A1"])
    expect(nameOf(code)).toBeUndefined();
});

test("every town with postal codes has coordinates, and no code belongs to two of them", () => {
  const patterns = Object.entries(postalAreas).flatMap(([province, areas]) =>
    Object.entries(areas).map(([name, pattern]) => ({
      name,
      province,
      pattern: new RegExp(`^(?:${pattern})$`),
    })),
  );
  const known = new Set(towns.map(({ name, province }) => `${name} ${province}`));
  expect(patterns.filter(({ name, province }) => !known.has(`${name} ${province}`))).toEqual([]);
  const letters = "ABCEGHJKLMNPRSTVWXYZ";
  const codes = [..."ABCEGHJKLMNPRSTVXY"].flatMap((first) =>
    [..."0123456789"].flatMap((digit) => [...letters].map((last) => first + digit + last)),
  );
  const claimed = codes.map((code) => [
    code,
    ...patterns.filter(({ pattern }) => pattern.test(code)).map(({ name }) => name),
  ]);
  expect(claimed.filter(({ length }) => length > 2)).toEqual([]);
});
