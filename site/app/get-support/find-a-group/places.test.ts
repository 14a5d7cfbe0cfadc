import { typedProvince } from "@pcf/contract/typed-province";
import { expect, test } from "vitest";
import { canadaPlaces } from "../../../vite-canada-places";
import { distanceKm } from "./distance";
import { findPlace, isOneSlipAway, similarTowns } from "./places";

const places = canadaPlaces();
const nameOf = (asked: string) => findPlace(asked, places)?.name;

test("a town is found by its name, with or without its province, accents and capitals", () => {
  expect(nameOf("London, ON")).toBe("London");
  expect(nameOf("montreal")).toBe("Montréal");
  expect(nameOf("Saint Johns")).toBe("St. John's");
  expect(nameOf("Prince Geo")).toBe("Prince George");
});

test("small towns, municipalities and villages are known, and every city by the names of its parts", () => {
  for (const name of [
    ...["Peachland", "Summerland", "Oliver", "Lumby", "Lake Country", "Keremeos", "Naramata"],
    ...["La Ronge", "Melfort", "Maple Creek", "Shaunavon", "Meadow Lake", "Carrot River"],
    ...["Gaspé", "Tadoussac", "Sainte-Foy", "Murdochville", "Churchill", "Hopedale"],
    ...["Aklavik", "Tuktoyaktuk", "Arctic Bay", "Mayo", "Haines Junction", "Marathon", "Scarborough"],
  ])
    expect([name, findPlace(name, places)]).toMatchObject([name, { name, around: undefined }]);
  expect(findPlace("S9X 1A1", places)).toMatchObject({ name: "Meadow Lake", around: undefined });
});

test("the town that is meant is the large one, not a quarter of a city with its name", () => {
  const latOf = (asked: string) => Math.round(findPlace(asked, places)?.lat ?? 0);
  expect(latOf("Oliver")).toBe(49);
  expect(latOf("Richmond")).toBe(49);
  expect(latOf("Hamilton")).toBe(43);
  expect(latOf("Windsor, Nova Scotia")).toBe(45);
});

test("a name is found however its accents and its saint are written", () => {
  for (const asked of ["Ste-Foy", "sainte foy", "STE FOY"]) expect(nameOf(asked)).toBe("Sainte-Foy");
  for (const asked of ["St Catharines", "Saint Catharines", "St. Catharines, Ontario"])
    expect(nameOf(asked)).toBe("St. Catharines");
  expect(nameOf("trois rivieres")).toBe("Trois-Rivières");
});

test("a town is found with its province as people shorten it, and with the word city after it", () => {
  for (const [asked, name, province] of [
    ["Quebec City", "Québec", "QC"],
    ["Quebec City, QC", "Québec", "QC"],
    ["St. John's, Newfoundland", "St. John's", "NL"],
    ["Regina, Sask", "Regina", "SK"],
    ["Calgary, Alta.", "Calgary", "AB"],
    ["Kelowna, B.C.", "Kelowna", "BC"],
    ["Charlottetown P.E.I.", "Charlottetown", "PE"],
    ["Mt. Pearl", "Mount Pearl", "NL"],
    ["Ft McMurray, Alberta", "Fort McMurray", "AB"],
    ["Labrador City", "Labrador City", "NL"],
    ["Dawson City, Yukon", "Dawson City", "YT"],
  ] as const)
    expect([asked, findPlace(asked, places)]).toMatchObject([asked, { name, province }]);
  // What follows the town is no other province, and no other town.
  for (const asked of ["Calgary, Sask", "Kelowna Washington"])
    expect([asked, nameOf(asked)]).toEqual([asked, undefined]);
});

test.each([
  ["Vancouver BC V6B 1A1", "Vancouver", undefined],
  ["V6B 1A1 Vancouver, British Columbia", "Vancouver", undefined],
  ["vancouver, b.c., canada  v6b\u00a01a1", "Vancouver", undefined],
  ["BC V6B–1A1", "Vancouver", undefined],
  ["V6B", "Vancouver", undefined],
  ["  v6b1a1  ", "Vancouver", undefined],
  ["Ottawa (Ontario) K1A 0B1", "Ottawa", undefined],
  ["Toronto, Canada", "Toronto", undefined],
  ["toronto ontario canada", "Toronto", undefined],
  ["Toronto, Ont., Canada", "Toronto", undefined],
  ["ON, London", "London", undefined],
  ["Nova Scotia: Halifax", "Halifax", undefined],
  ["Halifax, N.S.", "Halifax", undefined],
  ["Montréal (Québec) Canada", "Montréal", undefined],
  ["montreal qc h2x 1y4", "Montréal", undefined],
  ["Québec, QC", "Québec", undefined],
  ["Ville de Québec", undefined, undefined],
  // A town is known better than the wide region of a code of the country.
  ["Golden BC V0A 1H0", "Golden", undefined],
  ["V0A 1H0", "Invermere", "V0A"],
  // A code that there is not leaves the town.
  ["Kelowna D1A 1A1", "Kelowna", undefined],
  ["Nova Scotia", "Halifax", "Nova Scotia"],
  ["nova scotia, canada", "Halifax", "Nova Scotia"],
  ["N.S.", "Halifax", "Nova Scotia"],
  ["PEI", "Charlottetown", "Prince Edward Island"],
  ["P.E.I.", "Charlottetown", "Prince Edward Island"],
  ["Prince Edward Island", "Charlottetown", "Prince Edward Island"],
  ["Québec", "Québec", "Quebec"],
  ["Colombie-Britannique", "Vancouver", "British Columbia"],
  ["ontario", "Toronto", "Ontario"],
  ["ON", "Toronto", "Ontario"],
  ["Newfoundland & Labrador", "St. John's", "Newfoundland and Labrador"],
  ["Yukon", "Whitehorse", "Yukon"],
  ["Northwest Territories", "Yellowknife", "Northwest Territories"],
  ["Canada", undefined, undefined],
  ["Washington", undefined, undefined],
  ["V6BX 1A1", undefined, undefined],
])("%s is %s, around %s", (asked, name, around) => {
  expect(findPlace(asked, places)).toEqual(name && expect.objectContaining({ name, around }));
});

test("whatever is known as a province anywhere on the site is known here", () => {
  for (const asked of [
    "Nouvelle-Écosse",
    "Île-du-Prince-Édouard",
    "Terre-Neuve-et-Labrador",
    "T.N.-O.",
    "Sask.",
  ]) {
    const code = typedProvince(asked);
    if (code) expect([asked, findPlace(asked, places)]).toMatchObject([asked, { province: code }]);
  }
});

test("a name with one slip in it is no place, but brings the names that may be meant", () => {
  for (const [asked, meant] of [
    ["Kelwona", "Kelowna, BC"],
    ["Pentiction", "Penticton, BC"],
    ["Sumerland", "Summerland, BC"],
    ["La Rong", "La Ronge, SK"],
    ["Medow Lake", "Meadow Lake, SK"],
    ["Kelwona BC", "Kelowna, BC"],
  ] as const) {
    if (asked !== "La Rong") expect([asked, nameOf(asked)]).toEqual([asked, undefined]);
    expect([asked, similarTowns(asked, places)]).toEqual([asked, expect.arrayContaining([meant])]);
  }
  expect(similarTowns("Qqqqq", places)).toEqual([]);
  for (const name of similarTowns("Kelwona", places)) expect(findPlace(name, places)).toBeDefined();
});

test("one slip is one letter or one pair of letters", () => {
  for (const [a, b] of [
    ["gaspe", "gasp"],
    ["gaspe", "gaspee"],
    ["gaspe", "gaspi"],
    ["gaspe", "gapse"],
  ] as const)
    expect([a, b, isOneSlipAway(a, b), isOneSlipAway(b, a)]).toEqual([a, b, true, true]);
  for (const b of ["gaspe", "gaps", "gapes x", "pesga"]) expect(isOneSlipAway("gaspe", b)).toBe(false);
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
    ["L1N 1A1", "Oshawa"],
    ["A5A 1A1", "Clarenville-Shoal Harbour"],
    ["H4C 1A1", "Westmount"],
  ] as const)
    expect([code, findPlace(code, places)]).toMatchObject([code, { name: town, around: undefined }]);
});

test("a code of the country, or one that the table does not have, leads to a region without a distance", () => {
  for (const [code, town] of [
    ["V0B 1G0", "Cranbrook"],
    ["V0E 1Z0", "Sicamous"],
    ["T0L 1N0", "Fort Macleod"],
    ["S0J 1L0", "La Ronge"],
    ["X0A 0H0", "Iqaluit"],
    ["V9Z 1A1", "Langford"],
    ["V0N 1V0", "Vancouver"],
    ["E1H 1A1", "Moncton"],
  ] as const)
    expect([code, findPlace(code, places)]).toMatchObject([code, { name: town, around: code.slice(0, 3) }]);
});

test("Vernon lies in the Okanagan, an hour from Kelowna", () => {
  const [vernon, kelowna] = [findPlace("Vernon", places), findPlace("Kelowna", places)];
  expect(vernon && kelowna && distanceKm(vernon, kelowna)).toBeLessThan(60);
});

test("a code that Canada does not have stands for no place", () => {
  for (const code of ["D1A 1A1", "W2B 3C4"]) expect(nameOf(code)).toBeUndefined();
});

test("each letter that postal codes begin with leads somewhere", () => {
  for (const letter of "ABCEGHJKLMNPRSTVXY") expect([letter, nameOf(`${letter}9Q`)]).not.toContain(undefined);
});

test("a code is measured from its own quarter, not from the middle of the town", () => {
  const [north, south] = [findPlace("M2N 1A1", places), findPlace("M5V 1A1", places)];
  expect(north && south && distanceKm(north, south)).toBeGreaterThan(10);
});

test("every area lies in Canada, near the town that names it", () => {
  const astray = Object.entries(places.areas).filter(([, [lat, lng, town, around]]) => {
    const [, , townLat = 0, townLng = 0] = places.towns[town] ?? [];
    const km = distanceKm({ lat, lng }, { lat: townLat, lng: townLng });
    return lat < 41 || lat > 84 || km > 60 || (around === "around" && km > 0);
  });
  expect(astray).toEqual([]);
  const guessed = Object.entries(places.areas).filter(([code, area]) => area[3] && code.charAt(1) !== "0");
  expect(guessed.length).toBeLessThan(30);
});

test("the north pole has a code for letters to Santa, and no support group near it", () => {
  expect(findPlace("H0H 0H0", places)?.lat).toBeLessThan(60);
});
