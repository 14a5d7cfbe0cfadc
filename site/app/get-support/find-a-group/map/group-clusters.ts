import { mapMarkerSize } from "@pcf/contract/constants";
import Supercluster from "supercluster";
import type { MapGroup } from "./map-group";

/** A group alone, or several that lie too close together to be told apart (or touched) at a zoom. */
export type MapSpot = { lat: number; lng: number; groups: MapGroup[]; opensAt: number };

/** Pixels of the map at zoom 0, so that distances count in pixels of the screen. */
const tile = 256;
const world: [number, number, number, number] = [-180, -85, 180, 85];

/** Answers what to draw at a zoom: `opensAt` is the zoom at which the groups of a spot come apart. */
export function groupClusters(groups: readonly MapGroup[], maxZoom: number): (zoom: number) => MapSpot[] {
  const index = new Supercluster<{ group: MapGroup }>({
    extent: tile,
    radius: mapMarkerSize * 1.6,
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
  return (zoom) =>
    index.getClusters(world, zoom).map(({ geometry, properties }) => {
      const [lng = 0, lat = 0] = geometry.coordinates;
      if ("group" in properties) return { lat, lng, groups: [properties.group], opensAt: zoom };
      const id = properties.cluster_id;
      const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY).map((leaf) => leaf.properties.group);
      return { lat, lng, groups: leaves, opensAt: index.getClusterExpansionZoom(id) };
    });
}
