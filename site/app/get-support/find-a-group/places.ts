import type { Point } from "./distance";

/** A town: name, province, latitude, longitude. */
export type PlaceRow = [name: string, province: string, lat: number, lng: number];
/**
 * `towns` has the largest first. `areas` has where the first three characters of a postal code lie, the index of the town
 * that names the area, and "around" where the point is that town's own.
 */
export type CanadaPlaces = {
  towns: PlaceRow[];
  areas: Record<string, [lat: number, lng: number, town: number, around?: "around"]>;
};
/** `around`: meant is a region about this place, so that distances from it would mislead. */
export type Place = Point & { name: string; around: boolean };

const postalCode = /^([a-z]\d[a-z])(?:[ -]?\d[a-z]\d)?$/i;

export const isPostalCode = (asked: string): boolean => postalCode.test(asked.trim());

/** A zero as the second sign stands for the country: an area as wide as a region. */
const isWide = (area: string) => area.charAt(1) === "0";

/** An area's own place; else the one before it in the same row, else the largest town of the letter, both as a region. */
function placeOfPostalCode(area: string, { towns, areas }: CanadaPlaces): Place | undefined {
  const placeOf = (code: string, around: boolean): Place | undefined => {
    const [lat, lng, town, guessed] = areas[code] ?? [];
    if (lat === undefined || lng === undefined || town === undefined) return undefined;
    return { name: towns[town]?.[0] ?? code, lat, lng, around: around || guessed !== undefined };
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

/** A name as readers type it: without accents, capitals and marks, "Saint" as "St". */
export const foldName = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/\bsaint\b/g, "st")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

function townOfName(asked: string, towns: readonly PlaceRow[]): PlaceRow | undefined {
  const wanted = foldName(asked);
  if (wanted.length < 2) return undefined;
  return (
    towns.find(
      ([name, province]) => foldName(name) === wanted || foldName(`${name} ${province}`) === wanted,
    ) ?? towns.find(([name]) => foldName(name).startsWith(wanted))
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
  const [name, , lat, lng] = townOfName(asked, places.towns) ?? [];
  return name === undefined || lat === undefined || lng === undefined
    ? undefined
    : { name, lat, lng, around: false };
}
