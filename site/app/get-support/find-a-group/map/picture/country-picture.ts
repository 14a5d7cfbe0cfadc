import { mapMarkerSize } from "@pcf/contract/constants";
import type { SiteSettings } from "@pcf/contract/content/globals";
import { escapedMarkup } from "@pcf/contract/escaped-markup";
import { feature } from "topojson-client";
import overview from "../../../../../public/map/canada-overview.topo.json?raw";
import names from "../../../../../public/map/names.json?raw";
import type { Point } from "../../distance";
import { groupClusters, type MapGroup } from "../group-clusters";
import { type LandTopology, landLayers } from "../map-file";
import { countryViewOf, type Frame, inFrame } from "../map-view";
import { pinShape } from "../marker-drawing";
import { buttonBoxes, frameBox, markerBox, type NamesFile, nameWishes, placeNames } from "../place-names";

const namesFile: NamesFile = JSON.parse(names);
const topology: LandTopology = JSON.parse(overview);
const shapes = landLayers.map((layer) => ({
  layer,
  rings: feature(topology, topology.objects[layer]).features.flatMap(({ geometry }) => ringsOf(geometry)),
}));

/** Points of a path lie on a net of so many lines a pixel. */
const pathScale = 2;

/** As the map is, which has its colours from the page's styles; a picture does not see those. */
const styles = `path{stroke:#8fa9b4}.land{fill:#e6e4d9}.prov{fill:#fbf5e8}.lakes{fill:#d3e6ee}.states{fill:none;stroke-opacity:.5}
text{fill:#56646b;font:13px system-ui,sans-serif}.area{font-size:14px;font-weight:600;letter-spacing:.04em}.halo{stroke:#fbf5e8;stroke-width:3;paint-order:stroke;stroke-linejoin:round}
.dot{fill:#56646b}.mark :is(path,.badge){fill:#1c4d6f;stroke:#fff;stroke-width:2}.mark g circle{fill:#f2b441}.mark .badge{stroke-width:4}.mark text{fill:#fff;font-size:17px;font-weight:600;text-anchor:middle}
@media(prefers-color-scheme:dark){path{stroke:#7390a1}.land{fill:#1b3546}.prov{fill:#2a4d64}.lakes{fill:#0f2535}text{fill:#c3d3dc}.halo{stroke:#2a4d64}.dot{fill:#c3d3dc}}`;

/**
 * The map of all groups as one picture (SVG), as the map itself opens in a frame of that size. In another frame it is
 * made to fit, with more of the land on the longer sides.
 */
export function countryPicture(
  groups: readonly MapGroup[],
  settings: SiteSettings["map"],
  frame: Frame,
): string {
  const specified = {
    centre: { lat: settings.latitude, lng: settings.longitude },
    zoom: settings.zoom,
  };
  const points = groups.flatMap(({ marker }) => (marker ? [marker] : []));
  const view = countryViewOf(points, frame, specified, 0.25);
  const at = inFrame(view, frame);
  const spots = groupClusters(groups, settings.maxZoom)
    .spotsAt(view.zoom)
    .map((spot) => ({ ...at(spot), count: spot.groups.length }));
  const taken = [
    ...spots.map((spot) => markerBox(spot, spot.count > 1 ? "badge" : "pin")),
    ...buttonBoxes(frame),
  ];
  const land = landPaths(frame, at).map(({ layer, path }) => `<path class="${layer}" d="${path}"/>`);
  const words = placeNames(nameWishes(namesFile, view.zoom, at), taken, frameBox(frame)).map(drawName);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}"><style>${styles}</style>`,
    `<g transform="scale(${1 / pathScale})" stroke-width="${pathScale}">${land.join("")}</g>`,
    `<g>${words.join("")}</g><g class="mark">${spots.map(drawSpot).join("")}</g></svg>`,
  ].join("");
}

const baseline = { area: 15, town: 13 };

function drawName({ text, kind, x, y, left, top }: ReturnType<typeof placeNames>[number]): string {
  const dot = kind === "town" ? `<circle class="dot" cx="${round(x)}" cy="${round(y)}" r="2.5"/>` : "";
  return `${dot}<text class="halo ${kind}" x="${round(left)}" y="${round(top) + baseline[kind]}">${escapedMarkup(text)}</text>`;
}

function drawSpot({ x, y, count }: { x: number; y: number; count: number }): string {
  const half = mapMarkerSize / 2;
  if (count === 1)
    return `<g transform="translate(${round(x - half)} ${round(y - mapMarkerSize)})">${pinShape}</g>`;
  const [left, top] = [round(x), round(y)];
  return `<circle class="badge" cx="${left}" cy="${top}" r="${half - 2}"/><text x="${left}" y="${top + 6}">${count}</text>`;
}

const round = (pixels: number) => Math.round(pixels);

type Ring = readonly (readonly number[])[];

function ringsOf(geometry: GeoJSON.Geometry): Ring[] {
  if (geometry.type === "Polygon" || geometry.type === "MultiLineString") return geometry.coordinates;
  if (geometry.type === "MultiPolygon") return geometry.coordinates.flat();
  return geometry.type === "LineString" ? [geometry.coordinates] : [];
}

/**
 * The outlines of the country as paths, each point as steps from the one before, in half pixels. What lies farther than a
 * frame beside the frame is drawn at that distance.
 */
function landPaths(
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
