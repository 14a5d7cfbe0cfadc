export type Point = { lat: number; lng: number };

const earthRadiusKm = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between two points on the globe, as the crow flies. */
export function distanceKm(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)));
}

/** Items with their distance from `from`, nearest first; those without a place come last. */
export function byDistance<Item>(
  items: readonly Item[],
  from: Point,
  placeOf: (item: Item) => Point | undefined,
): { item: Item; km: number | undefined }[] {
  return items
    .map((item) => {
      const place = placeOf(item);
      return { item, km: place && distanceKm(from, place) };
    })
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity));
}
