import { type ProvinceCode, provinces } from "@pcf/contract/choices";
import { typedProvince } from "@pcf/contract/typed-province";
import type { Point } from "./distance";

/** A town: name, province, latitude, longitude. */
export type PlaceRow = [name: string, province: string, lat: number, lng: number];
/**
 * `towns` has the largest first, then those whose size is not known. `areas` has where the first three characters of a postal code lie, the index of the town
 * that names the area, and "around" where the point is that town's own.
 */
export type CanadaPlaces = {
  towns: PlaceRow[];
  areas: Record<string, [lat: number, lng: number, town: number, around?: "around"]>;
};
/**
 * `province` is its code, where that is known. `around`: meant is a region about this place, given as the name of a province
 * or as the first three signs of a postal code, so that distances from it would mislead.
 */
export type Place = Point & { name: string; around: string | undefined; province?: string | undefined };

const postalCode = /(?:^|[^\p{L}\d])([a-z]\d[a-z])(?:[\s\p{Pd}]*\d[a-z]\d)?(?![\p{L}\d])/iu;

/** Whether a postal code, or its first three signs, is all that was typed. */
export const isPostalCode = (typed: string): boolean => postalCode.exec(typed)?.[0].trim() === typed.trim();

/** A zero as the second sign stands for the country: an area as wide as a region. */
const isWide = (area: string) => area.charAt(1) === "0";

/** An area's own place; else the one before it in the same row, else the largest town of the letter, both as a region. */
function placeOfPostalCode(area: string, { towns, areas }: CanadaPlaces): Place | undefined {
  const placeOf = (code: string, isRegion: boolean): Place | undefined => {
    const [lat, lng, town, guessed] = areas[code] ?? [];
    if (lat === undefined || lng === undefined || town === undefined) return undefined;
    const [name = code, province] = towns[town] ?? [];
    return { name, province, lat, lng, around: isRegion || guessed !== undefined ? area : undefined };
  };
  if (areas[area]) return placeOf(area, isWide(area));
  const known = Object.keys(areas).sort();
  const row = known.filter((code) => code.startsWith(area.slice(0, 2)));
  const beside = row.findLast((code) => code < area) ?? row[0];
  if (beside) return placeOf(beside, true);
  const [largest] = known
    .filter((code) => code.startsWith(area.charAt(0)))
    .sort((a, b) => (areas[a]?.[2] ?? 0) - (areas[b]?.[2] ?? 0));
  return largest ? placeOf(largest, true) : undefined;
}

/** A name as readers type it: without accents, capitals and marks, "Saint" and "Sainte" as "St" and "Ste", "Mt" and "Ft" in full. */
export const foldName = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/\bsaint(e?)\b/g, "st$1")
    .replace(/\bmt\b/g, "mount")
    .replace(/\bft\b/g, "fort")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/** Whether the words name the town, alone or with its province in any usual form: "London", "London, ON", "London, Ont." */
function isNamed([name, province]: PlaceRow, wanted: string): boolean {
  const folded = foldName(name);
  if (!wanted.startsWith(folded)) return false;
  const rest = wanted.slice(folded.length).trim();
  return rest === "" || typedProvince(rest) === province;
}

/** The town that the words name in full, with its province before or behind it. */
function namedTown(wanted: string, towns: readonly PlaceRow[]): PlaceRow | undefined {
  const town = towns.find((row) => isNamed(row, wanted));
  if (town) return town;
  const words = wanted.split(" ");
  for (let at = 1; at < words.length; at += 1) {
    const province = typedProvince(words.slice(0, at).join(" "));
    const name = words.slice(at).join(" ");
    const behind = province && towns.find((row) => row[1] === province && foldName(row[0]) === name);
    if (behind) return behind;
  }
  return undefined;
}

function townOfName(wanted: string, towns: readonly PlaceRow[]): PlaceRow | undefined {
  if (wanted.length < 2) return undefined;
  return (
    namedTown(wanted, towns) ??
    towns.find(([name]) => foldName(name).startsWith(wanted)) ??
    // "Quebec City" is Québec, while Dawson City has the word in its own name.
    namedTown(wanted.replace(/ city\b/, ""), towns)
  );
}

const placeOfTown = ([name, province, lat, lng]: PlaceRow): Place => ({
  name,
  province,
  lat,
  lng,
  around: undefined,
});

/** A province as a region about the town of its name, else about its largest one. */
function placeOfProvince(code: ProvinceCode, { towns }: CanadaPlaces): Place | undefined {
  const around = provinces.find((province) => province.code === code)?.name;
  const own = towns.filter(([, province]) => province === code);
  const town = own.find(([name]) => foldName(name) === foldName(around ?? "")) ?? own[0];
  return town && { ...placeOfTown(town), around };
}

/** What was typed without the country, which all places here lie in, and without a postal code. */
const withoutCountry = (typed: string) =>
  foldName(typed.replace(postalCode, " "))
    .replace(/^canada\b|\bcanada$/, "")
    .trim();

/**
 * The place meant by a town's name, a postal code, a province or what of an address stands together, in any order: "London",
 * "London, ON", "Vancouver BC V6B 1A1", "Toronto, Canada", "N.S.". A postal code says more than a town; it stands for the area
 * of its first three signs, and where that is wide or not known, for a region, of which the town is known better. Else the
 * exact name counts first, then a province, then a name that starts so, the larger town before the smaller. Nothing for
 * letters that no postal code begins with.
 */
export function findPlace(typed: string, places: CanadaPlaces): Place | undefined {
  const [, area] = postalCode.exec(typed) ?? [];
  const rest = withoutCountry(typed);
  if (area) {
    const place = placeOfPostalCode(area.toUpperCase(), places);
    const town = place && !place.around ? undefined : namedTown(rest, places.towns);
    return town ? placeOfTown(town) : place;
  }
  // "Québec, QC" is the town, although "Québec" alone is the province.
  const inFull = namedTown(rest, places.towns);
  if (inFull && foldName(inFull[0]) !== rest) return placeOfTown(inFull);
  const province = typedProvince(rest);
  if (province) return placeOfProvince(province, places);
  const town = townOfName(rest, places.towns);
  return town && placeOfTown(town);
}

const mostSuggested = 3;

/** Towns whose names are one letter away from what was typed, as "Penticton, BC", the larger first; `findPlace` knows each. */
export function similarTowns(typed: string, { towns }: CanadaPlaces): string[] {
  const wanted = withoutCountry(typed);
  if (wanted.length < 4) return [];
  const similar = towns.filter(
    ([name, province]) =>
      isOneSlipAway(foldName(name), wanted) || isOneSlipAway(foldName(`${name} ${province}`), wanted),
  );
  return [...new Set(similar.map(([name, province]) => `${name}, ${province}`))].slice(0, mostSuggested);
}

/** Whether one letter too many, too few or wrong, or two in the wrong order, makes one word of the other. */
export function isOneSlipAway(a: string, b: string): boolean {
  const [long, short] = a.length < b.length ? [b, a] : [a, b];
  if (long === short || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at += 1;
  const rest = short.slice(at);
  if (long.length > short.length) return long.slice(at + 1) === rest;
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`;
  return long.slice(at + 1) === rest.slice(1) || long.slice(at) === swapped;
}
