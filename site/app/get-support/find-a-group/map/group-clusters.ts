import { mapMarkerSize } from "@pcf/contract/constants";
import Supercluster from "supercluster";
import type { GroupView } from "~/content/views/group-view";
import type { Point } from "../distance";

/** What the map says of a group. */
export type MapGroup = Pick<GroupView, "slug" | "name" | "place" | "provinces"> & {
  marker: Point | undefined;
};
/** A group alone, or several that lie too close together to be told apart (or touched) at a zoom. */
export type MapSpot = { lat: number; lng: number; groups: MapGroup[] };

export type GroupClusters = {
  /** What there is to draw at a zoom, from west to east; the same objects each time. */
  spotsAt: (zoom: number) => readonly MapSpot[];
  /** Whether at a zoom each of these groups has a marker of its own, or shares one with groups of its very place. */
  areApart: (groups: readonly MapGroup[], zoom: number) => boolean;
};

/** Pixels of the map at zoom 0, so that distances count in pixels of the screen. */
const tile = 256;
const world: [number, number, number, number] = [-180, -85, 180, 85];

/**
 * The library knows whole steps of zoom; a step between is a whole one of a map that is so much larger. It works from the
 * last zoom back to the one that is asked for.
 */
function spotIndex(groups: readonly MapGroup[], maxZoom: number, zoom: number) {
  const index = new Supercluster<{ group: MapGroup }>({
    extent: tile * 2 ** (zoom % 1),
    radius: mapMarkerSize,
    minZoom: Math.floor(zoom),
    maxZoom,
  });
  index.load(
    groups.flatMap((group) => {
      const place = group.marker;
      if (!place) return [];
      const geometry = { type: "Point" as const, coordinates: [place.lng, place.lat] };
      return [{ type: "Feature" as const, geometry, properties: { group } }];
    }),
  );
  return index;
}

export function groupClusters(groups: readonly MapGroup[], maxZoom: number): GroupClusters {
  const known = new Map<number, MapSpot[]>();

  function spotsAt(zoom: number): MapSpot[] {
    const spots = known.get(zoom) ?? spotsOf(zoom);
    known.set(zoom, spots);
    return spots;
  }

  function spotsOf(zoom: number): MapSpot[] {
    const index = spotIndex(groups, maxZoom, zoom);
    const spots = index.getClusters(world, Math.floor(zoom)).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      const members =
        "group" in properties
          ? [properties.group]
          : index
              .getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
              .map((leaf) => leaf.properties.group);
      return { lat, lng, groups: members };
    });
    return spots.sort((a, b) => a.lng - b.lng);
  }

  /** Of each group, the spot that it never leaves. Worked out when a badge is pressed: to show the map it is not needed. */
  let places: Map<MapGroup, MapSpot> | undefined;
  function isOnePlace({ groups: [first, ...others] }: MapSpot): boolean {
    places ??= new Map(
      spotsAt(maxZoom).flatMap((spot) => spot.groups.map((group) => [group, spot] as const)),
    );
    const place = first && places.get(first);
    return others.every((group) => places?.get(group) === place);
  }

  return {
    spotsAt,
    areApart: (wanted, zoom) =>
      spotsAt(zoom)
        .filter((spot) => spot.groups.some((group) => wanted.includes(group)))
        .every(isOnePlace),
  };
}
