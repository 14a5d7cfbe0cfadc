import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { distanceKm } from "./distance";
import { findPlace, type Town } from "./places";
import { postalAreas } from "./postal-areas";
import { postalSurroundings } from "./postal-surroundings";

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

test("the codes of towns beside the large cities find their own town", () => {
  for (const [code, town] of [
    ["L3R 0B1", "Markham"],
    ["L4C 1A1", "Richmond Hill"],
    ["L6A 1A1", "Vaughan"],
    ["L9T 1A1", "Milton"],
    ["L1V 1A1", "Pickering"],
    ["L3Y 1A1", "Newmarket"],
    ["L7A 1A1", "Brampton"],
    ["M4C 1A1", "East York"],
    ["K2J 1A1", "Nepean"],
    ["K2K 1A1", "Kanata"],
    ["V3K 1A1", "Coquitlam"],
    ["V2Y 1A1", "Langley"],
    ["V2X 1A1", "Maple Ridge"],
    ["V4C 1A1", "Delta"],
    ["V4B 1A1", "White Rock"],
    ["J6W 1A1", "Terrebonne"],
    ["J5Y 1A1", "Repentigny"],
    ["J7C 1A1", "Blainville"],
    ["N4S 1A1", "Woodstock"],
    ["S9V 1A1", "Lloydminster"],
  ] as const)
    expect([code, findPlace(code, towns)]).toMatchObject([code, { name: town, around: false }]);
});

test("a code of the country, or of a place not in the list, leads to the towns around it without a distance", () => {
  for (const [code, town] of [
    ["V0E 1Z0", "Vernon"],
    ["V0B 1G0", "Cranbrook"],
    ["T0L 1N0", "Okotoks"],
    ["X0A 0H0", "Iqaluit"],
    ["V9Z 1A1", "Langford"],
    ["L1N 1A1", "Oshawa"],
    ["V0N 1V0", "Vancouver"],
    ["A5A 1A1", "St. John's"],
  ] as const)
    expect([code, findPlace(code, towns)]).toMatchObject([code, { name: town, around: true }]);
});

test("Vernon lies in the Okanagan, an hour from Kelowna", () => {
  const [vernon, kelowna] = [findPlace("Vernon", towns), findPlace("Kelowna", towns)];
  expect(vernon && kelowna && distanceKm(vernon, kelowna)).toBeLessThan(60);
});

test("a code that Canada does not have stands for no place", () => {
  for (const code of ["D1A 1A1", "W2B 3C4"]) expect(nameOf(code)).toBeUndefined();
});

/** Parts of a city whose codes they share, and towns of the country, which have no code to themselves. */
const withoutOwnCode = [
  ...["Bay Roberts NL", "Behchokǫ̀ NT", "Dawson City YT", "Fallingbrook ON", "Fort Smith NT", "Greenwood NS"],
  ...["Haines Junction YT", "Happy Valley-Goose Bay NL", "Hay River NT", "Inuvik NT", "Iqaluit NU"],
  ...["Lutes Mountain NB", "North Cowichan BC", "Oak Bay BC", "Prince Edward ON", "Rankin Inlet NU"],
  ...["Warman SK", "Watson Lake YT", "West End BC", "Willowdale ON"],
];

test("every town has its postal codes, or is known to have none of its own", () => {
  const without = towns.filter(({ name, province }) => !postalAreas[province]?.[name]);
  expect(without.map(({ name, province }) => `${name} ${province}`).sort()).toEqual(withoutOwnCode);
});

test("each letter that postal codes begin with leads somewhere", () => {
  for (const letter of "ABCEGHJKLMNPRSTVXY") expect([letter, nameOf(`${letter}9Q`)]).not.toContain(undefined);
});

test("every town with postal codes has coordinates, and no code belongs to two of them", () => {
  const patterns = [postalAreas, postalSurroundings].flatMap((table) =>
    Object.entries(table).flatMap(([province, areas]) =>
      Object.entries(areas).map(([name, pattern]) => ({
        name,
        province,
        pattern: new RegExp(`^(?:${pattern})$`),
      })),
    ),
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
