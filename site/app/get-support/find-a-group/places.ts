import type { Point } from "./distance";
import { postalAreas } from "./postal-areas";

/** A town of `/map/canada-cities.json`; `tier` 1 is the largest. */
export type Town = { name: string; province: string; lat: number; lon: number; tier: number };
export type Place = Point & { name: string };

const postalCode = /^([a-z]\d[a-z])(?:[ -]?\d[a-z]\d)?$/i;

export const isPostalCode = (asked: string): boolean => postalCode.test(asked.trim());

/** The town that a postal code lies in; none for a code that covers more than one town. */
function townOfPostalCode(area: string, towns: readonly Town[]): Town | undefined {
  return towns.find(({ name, province }) => {
    const pattern = postalAreas[province]?.[name];
    return pattern !== undefined && new RegExp(`^(?:${pattern})$`).test(area);
  });
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

/**
 * The place meant by a town's name or a postal code: the exact name first, then a name that starts so, the larger town
 * before the smaller. "London, ON" and "London" are both understood. A postal code stands for the town it lies in, and for
 * nothing where that is not known: a distance from somewhere else would mislead.
 */
export function findPlace(asked: string, towns: readonly Town[]): Place | undefined {
  const [, area] = postalCode.exec(asked.trim()) ?? [];
  const town = area ? townOfPostalCode(area.toUpperCase(), towns) : townOfName(asked, towns);
  return town && { name: town.name, lat: town.lat, lng: town.lon };
}

function townOfName(asked: string, towns: readonly Town[]): Town | undefined {
  const wanted = fold(asked);
  if (wanted.length < 2) return undefined;
  const bySize = [...towns].sort((a, b) => a.tier - b.tier);
  return (
    bySize.find((one) => fold(one.name) === wanted || fold(`${one.name} ${one.province}`) === wanted) ??
    bySize.find((one) => fold(one.name).startsWith(wanted))
  );
}
