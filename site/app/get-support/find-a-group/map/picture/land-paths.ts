import { feature } from "topojson-client";
import overview from "../../../../../public/map/canada-overview.topo.json?raw";
import type { Point } from "../../distance";
import { type LandTopology, landLayers } from "../map-file";
import type { Frame } from "../map-view";

type Ring = readonly (readonly number[])[];

const topology: LandTopology = JSON.parse(overview);
const shapes = landLayers.map((layer) => ({
  layer,
  rings: feature(topology, topology.objects[layer]).features.flatMap(({ geometry }) => ringsOf(geometry)),
}));

function ringsOf(geometry: GeoJSON.Geometry): Ring[] {
  if (geometry.type === "Polygon" || geometry.type === "MultiLineString") return geometry.coordinates;
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat();
  return geometry.type === "LineString" ? [geometry.coordinates] : [];
}

/** Points of a path lie on a net of so many lines a pixel. */
export const pathScale = 2;

/**
 * The outlines of the country as paths, each point as steps from the one before, in half pixels. What lies farther than a
 * frame beside the frame is drawn at that distance.
 */
export function landPaths(
  frame: Frame,
  at: (point: Point) => { x: number; y: number },
): { layer: (typeof landLayers)[number]; path: string }[] {
  function pathOf(ring: Ring): string {
    let isNear = false;
    let path = "";
    let last: [number, number] | undefined;
    for (const [lng = 0, lat = 0] of ring) {
      const { x, y } = at({ lat, lng });
      const [left, top] = [near(x, frame.width), near(y, frame.height)];
      isNear ||= left === x && top === y;
      const point: [number, number] = [Math.round(left * pathScale), Math.round(top * pathScale)];
      if (last?.[0] === point[0] && last[1] === point[1]) continue;
      path += last ? `${point[0] - last[0]} ${point[1] - last[1]} ` : `M${point[0]} ${point[1]}l`;
      last = point;
    }
    // One point alone is no line.
    return isNear && !path.endsWith("l") ? path.trim() : "";
  }
  return shapes.map(({ layer, rings }) => ({ layer, path: rings.map(pathOf).join("") }));
}

const near = (value: number, length: number) => Math.max(-length, Math.min(2 * length, value));
