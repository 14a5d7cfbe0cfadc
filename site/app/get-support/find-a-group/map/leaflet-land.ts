import { type GeoJSON as GeoJSONLayer, geoJSON, type Map as LeafletMap } from "leaflet";
import { feature } from "topojson-client";
import { afterPaint, afterPresses } from "../after-paint";
import { type LandTopology, landLayers, mapFile } from "./map-file";

/** From here on the coarse outlines of the first view show their corners. */
const detailZoom = 5.75;

type Land = {
  /** Ends when the first outlines are drawn, or do not come: then the markers stand on a bare ground. */
  ready: Promise<void>;
  /**
   * Moves the map by `move` with the land out of its way, which the library would work out three times. The markers answer
   * a press first; the land follows a frame later.
   */
  jump: (move: () => void) => void;
};

/**
 * Keeps land and lakes on the map: coarse ones for far views, exact ones, which have four times as many points, for near
 * ones. After a jump the coarse ones are back a frame later, and the exact ones follow where it has ended near.
 */
export function drawLand(map: LeafletMap): Land {
  const coarsePane = landPane(map, "overview");
  const exactPane = landPane(map, "detail");
  exactPane.hidden = true;
  let coarse: GeoJSONLayer[] = [];
  let exact: Promise<GeoJSONLayer[]> | undefined;
  let exactLayers: GeoJSONLayer[] = [];
  let requested = false;
  let isExact = false;
  let removed = false;
  /** Another number each time that other outlines are wanted. */
  let turn = 0;

  async function drawCoarse() {
    requested = true;
    try {
      coarse = await layersOf("canada-overview.topo.json", "overview");
      if (!removed) for (const layer of coarse) layer.addTo(map);
    } catch {
      requested = false;
    }
  }

  function showCoarse() {
    turn += 1;
    isExact = false;
    coarsePane.hidden = false;
    exactPane.hidden = true;
    for (const layer of exactLayers) layer.remove();
    exactLayers = [];
  }

  /** Out of sight until all are there, and in pieces: between them presses are answered. */
  async function showExact() {
    turn += 1;
    const own = turn;
    isExact = true;
    exact ??= layersOf("canada-detail.topo.json", "detail");
    for (const layer of await exact) {
      await afterPaint();
      if (turn !== own) return;
      exactLayers.push(layer.addTo(map));
    }
    exactPane.hidden = false;
    coarsePane.hidden = true;
  }

  /** What has not come is requested again at the next move. */
  function followView() {
    if (!requested) drawCoarse();
    const isNear = map.getZoom() >= detailZoom;
    if (isNear === isExact) return;
    if (!isNear) return showCoarse();
    showExact().catch(() => {
      exact = undefined;
      isExact = false;
    });
  }
  map.on("moveend", followView);
  map.on("unload", () => {
    removed = true;
    turn += 1;
  });
  const ready = drawCoarse();
  followView();
  return {
    ready,
    jump(move) {
      showCoarse();
      for (const layer of coarse) layer.remove();
      move();
      afterPaint().then(() => {
        if (!removed) for (const layer of coarse) layer.addTo(map);
      });
    },
  };
}

/** Each kind of outlines is a drawing of its own, in the library's place for drawings. */
const landPane = (map: LeafletMap, name: "overview" | "detail"): HTMLElement =>
  map.createPane(name, map.getPane("overlayPane"));

async function layersOf(file: string, pane: string): Promise<GeoJSONLayer[]> {
  const topology = await mapFile<LandTopology>(file);
  const layers: GeoJSONLayer[] = [];
  for (const name of landLayers) {
    const style = { className: `map-${name}`, fill: name !== "states" };
    const outlines = inOne(feature(topology, topology.objects[name]).features);
    layers.push(geoJSON(outlines, { interactive: false, pane, style }));
    await afterPresses();
  }
  return layers;
}

/** All of a kind as one shape, which the browser draws quicker than a hundred. */
function inOne(features: GeoJSON.Feature[]): GeoJSON.Geometry {
  const polygons: GeoJSON.Position[][][] = [];
  const lines: GeoJSON.Position[][] = [];
  for (const { geometry } of features) {
    if (geometry.type === "Polygon") polygons.push(geometry.coordinates);
    if (geometry.type === "MultiPolygon") polygons.push(...geometry.coordinates);
    if (geometry.type === "LineString") lines.push(geometry.coordinates);
    if (geometry.type === "MultiLineString") lines.push(...geometry.coordinates);
  }
  return lines.length > 0
    ? { type: "MultiLineString", coordinates: lines }
    : { type: "MultiPolygon", coordinates: polygons };
}
