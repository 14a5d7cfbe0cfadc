import type { Point } from "./distance";
import { postalAreas } from "./postal-areas";
import { postalSurroundings, townOfLetter } from "./postal-surroundings";

/** A town of `/map/canada-cities.json`; `tier` 1 is the largest. */
export type Town = { name: string; province: string; lat: number; lon: number; tier: number };
/** `around`: meant is a region about this town, so that distances from it would mislead. */
export type Place = Point & { name: string; around: boolean };

const postalCode = /^([a-z]\d[a-z])(?:[ -]?\d[a-z]\d)?$/i;

export const isPostalCode = (asked: string): boolean => postalCode.test(asked.trim());

const placeOf = ({ name, lat, lon }: Town, around: boolean): Place => ({ name, lat, lng: lon, around });

/** The town a postal code lies in; else one that it lies around, at the widest by its first letter. */
function placeOfPostalCode(area: string, towns: readonly Town[]): Place | undefined {
  const townIn = (patterns: typeof postalAreas) =>
    towns.find(({ name, province }) => {
      const pattern = patterns[province]?.[name];
      return pattern !== undefined && new RegExp(`^(?:${pattern})$`).test(area);
    });
  const exact = townIn(postalAreas);
  if (exact) return placeOf(exact, false);
  const [province, name] = townOfLetter[area.charAt(0)] ?? [];
  const near =
    townIn(postalSurroundings) ?? towns.find((town) => town.province === province && town.name === name);
  return near && placeOf(near, true);
}

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/\bsaint\b/g, "st")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

function townOfName(asked: string, towns: readonly Town[]): Town | undefined {
  const wanted = fold(asked);
  if (wanted.length < 2) return undefined;
  const bySize = [...towns].sort((a, b) => a.tier - b.tier);
  return (
    bySize.find((one) => fold(one.name) === wanted || fold(`${one.name} ${one.province}`) === wanted) ??
    bySize.find((one) => fold(one.name).startsWith(wanted))
  );
}

/**
 * The place meant by a town's name or a postal code: the exact name first, then a name that starts so, the larger town
 * before the smaller. "London, ON" and "London" are both understood. A postal code stands for the town it lies in; where
 * that is not known, for the region around a town. Nothing for letters that no postal code begins with.
 */
export function findPlace(asked: string, towns: readonly Town[]): Place | undefined {
  const [, area] = postalCode.exec(asked.trim()) ?? [];
  if (area) return placeOfPostalCode(area.toUpperCase(), towns);
  const town = townOfName(asked, towns);
  return town && placeOf(town, false);
}
