import { byDistance } from "./distance";
import { type FinderGroup, meetsInPerson } from "./finder-group";
import type { Place } from "./places";

/** Farther than this nobody goes for an evening. */
const farKm = 100;

export type Nearest = {
  /** Groups that one can go to, the nearest first, with the distance where that is known. */
  inPerson: { group: FinderGroup; km: number | undefined }[];
  /** Groups that meet online or by telephone alone, those of the place's own province first: a pin says nothing of how to reach them. */
  anywhere: FinderGroup[];
  /** Kilometres to the nearest in person, where that is too far; `Infinity` where none meets in person. */
  farFrom: number | undefined;
};

/** Groups as they are of use to somebody at `place`. From a region no distance is told, but a far one is known as far. */
export function nearestGroups(groups: readonly FinderGroup[], place: Place): Nearest {
  const sorted = byDistance(groups.filter(meetsInPerson), place, ({ marker }) => marker);
  const remote = groups.filter((group) => !meetsInPerson(group));
  const isOfProvince = ({ provinces }: FinderGroup) => provinces.some(({ code }) => code === place.province);
  const nearest = sorted[0]?.km ?? Infinity;
  return {
    inPerson: sorted.map(({ item, km }) => ({ group: item, km: place.around ? undefined : km })),
    anywhere: [...remote.filter(isOfProvince), ...remote.filter((group) => !isOfProvince(group))],
    farFrom: nearest > farKm ? nearest : undefined,
  };
}
