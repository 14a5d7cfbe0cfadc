import type { Point } from "./distance";

/** A town of `/map/canada-cities.json`; `tier` 1 is the largest. */
export type Town = { name: string; province: string; lat: number; lon: number; tier: number };
export type Place = Point & ({ kind: "town"; name: string } | { kind: "postal"; letter: string });

/** The middle of where people live in the area of a postal code's first letter. */
const postalAreas: Readonly<Record<string, Point>> = {
  A: { lat: 47.6, lng: -52.9 },
  B: { lat: 44.8, lng: -63.4 },
  C: { lat: 46.3, lng: -63.2 },
  E: { lat: 46.0, lng: -65.6 },
  G: { lat: 46.9, lng: -71.3 },
  H: { lat: 45.53, lng: -73.62 },
  J: { lat: 45.5, lng: -73.5 },
  K: { lat: 45.3, lng: -75.9 },
  L: { lat: 43.6, lng: -79.6 },
  M: { lat: 43.71, lng: -79.38 },
  N: { lat: 43.1, lng: -81.0 },
  P: { lat: 46.6, lng: -81.2 },
  R: { lat: 49.9, lng: -97.2 },
  S: { lat: 51.2, lng: -105.8 },
  T: { lat: 52.2, lng: -113.8 },
  V: { lat: 49.3, lng: -122.9 },
  X: { lat: 62.5, lng: -114.4 },
  Y: { lat: 60.7, lng: -135.1 },
};

const postalCode = /^([a-z])\d[a-z](?:[ -]?\d[a-z]\d)?$/i;

const fold = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/\bsaint\b/g, "st")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

/**
 * The place meant by a town's name or a postal code: the exact name first, then a name that starts so, the larger town
 * before the smaller. "London, ON" and "London" are both understood.
 */
export function findPlace(asked: string, towns: readonly Town[]): Place | undefined {
  const [, letter] = postalCode.exec(asked.trim()) ?? [];
  if (letter) {
    const area = postalAreas[letter.toUpperCase()];
    return area && { ...area, kind: "postal", letter: letter.toUpperCase() };
  }
  const wanted = fold(asked);
  if (wanted.length < 2) return undefined;
  const bySize = [...towns].sort((a, b) => a.tier - b.tier);
  const town =
    bySize.find((one) => fold(one.name) === wanted || fold(`${one.name} ${one.province}`) === wanted) ??
    bySize.find((one) => fold(one.name).startsWith(wanted));
  return town && { kind: "town", name: town.name, lat: town.lat, lng: town.lon };
}
