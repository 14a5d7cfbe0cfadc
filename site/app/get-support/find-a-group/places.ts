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
 * `province` is its code, where that is known. `around`: meant is the region of a postal code about this place, given as the
 * code's first three signs, so that distances from it would mislead.
 */
export type Place = Point & { name: string; around: string | undefined; province?: string | undefined };

const postalCode = /^([a-z]\d[a-z])(?:[ -]?\d[a-z]\d)?$/i;

export const isPostalCode = (asked: string): boolean => postalCode.test(asked.trim());

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

function townOfName(wanted: string, towns: readonly PlaceRow[]): PlaceRow | undefined {
  if (wanted.length < 2) return undefined;
  // "Quebec City" is Québec, while Dawson City has the word in its own name.
  const withoutCity = wanted.replace(/ city\b/, "");
  return (
    towns.find((town) => isNamed(town, wanted)) ??
    towns.find(([name]) => foldName(name).startsWith(wanted)) ??
    towns.find((town) => isNamed(town, withoutCity))
  );
}

/**
 * The place meant by a town's name or a postal code: the exact name first, then a name that starts so, the larger town
 * before the smaller. "London, ON" and "London" are both understood. A postal code stands for the area of its first three
 * signs; where that is wide or not known, for a region. Nothing for letters that no postal code begins with.
 */
export function findPlace(asked: string, places: CanadaPlaces): Place | undefined {
  const [, area] = postalCode.exec(asked.trim()) ?? [];
  if (area) return placeOfPostalCode(area.toUpperCase(), places);
  const [name, province, lat, lng] = townOfName(foldName(asked), places.towns) ?? [];
  return name === undefined || lat === undefined || lng === undefined
    ? undefined
    : { name, province, lat, lng, around: undefined };
}

const mostSuggested = 3;

/** Towns whose names are one letter away from what was asked, as "Penticton, BC", the larger first; `findPlace` knows each. */
export function similarTowns(asked: string, { towns }: CanadaPlaces): string[] {
  const wanted = foldName(asked);
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
