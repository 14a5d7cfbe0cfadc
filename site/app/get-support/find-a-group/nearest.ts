import { byDistance } from "./distance";
import type { FinderGroup } from "./finder-provinces";
import type { Place } from "./places";

/** Farther than this nobody goes for an evening. */
const farKm = 100;

/** Whether it meets somewhere that one can go to. */
const meetsInPerson = ({ format }: FinderGroup): boolean => format !== "online";

/** A group with the kilometres to it, where they are known and say something. */
type GroupAway = { group: FinderGroup; km: number | undefined };

export type Nearest = {
  /** Groups that one can go to, the nearest first. Where that is too far, those alone that one has to go to. */
  inPerson: GroupAway[];
  /**
   * Groups that meet online or by telephone alone, without a distance: a pin says nothing of how to reach them. Where all in
   * person are too far, those too that one can go to or join from home. Those of the place's own province stand first.
   */
  anywhere: GroupAway[];
  /** Kilometres to the nearest in person, where that is too far; `Infinity` where none meets in person. */
  farFrom: number | undefined;
};

/** Groups as they are of use to somebody at `place`. From a region no distance is told, but a far one is known as far. */
export function nearestGroups(groups: readonly FinderGroup[], place: Place): Nearest {
  const sorted = byDistance(groups.filter(meetsInPerson), place, ({ marker }) => marker);
  const nearest = sorted[0]?.km ?? Infinity;
  const far = nearest > farKm;
  const away = sorted.map(({ item, km }) => ({ group: item, km: place.around ? undefined : km }));
  const joinedFromHome = ({ group }: GroupAway) => far && group.format === "hybrid";
  const remote = groups.filter((group) => !meetsInPerson(group)).map((group) => ({ group, km: undefined }));
  const anywhere = [...remote, ...away.filter(joinedFromHome)];
  const isOfProvince = ({ group }: GroupAway) => group.provinces.some(({ code }) => code === place.province);
  return {
    inPerson: away.filter((group) => !joinedFromHome(group)),
    anywhere: [...anywhere.filter(isOfProvince), ...anywhere.filter((group) => !isOfProvince(group))],
    farFrom: far ? nearest : undefined,
  };
}
