import { type GeoJSON, geoJSON, type Map as LeafletMap } from "leaflet";
import { feature } from "topojson-client";
import { afterPaint, afterPresses } from "./after-paint";
import { type LandTopology, landLayers } from "./land-file";
import { mapFile } from "./map-file";

/** From here on the coarse outlines of the first view show their corners. */
const detailZoom = 5.75;

/**
 * Keeps land and lakes on the map: coarse ones for far views, exact ones, which have four times as many points, for near
 * ones. Without them the markers stand on a bare ground, as `failed` is told. `beforeJump` leaves the coarse ones alone, so
 * that a jump has few points to draw; the exact ones follow where it has ended near.
 */
export function drawLand(map: LeafletMap, failed: () => void): { beforeJump: () => void } {
  const coarsePane = landPane(map, "overview");
  const exactPane = landPane(map, "detail");
  exactPane.hidden = true;
  let hasCoarse = false;
  let exact: Promise<GeoJSON[]> | undefined;
  let drawn: GeoJSON[] = [];
  let isExact = false;
  let removed = false;
  /** Another number each time that other outlines are wanted. */
  let turn = 0;

  async function drawCoarse() {
    const layers = await layersOf("canada-overview.topo.json", "overview");
    if (!removed) for (const layer of layers) layer.addTo(map);
  }

  function showCoarse() {
    turn += 1;
    isExact = false;
    coarsePane.hidden = false;
    exactPane.hidden = true;
    for (const layer of drawn) layer.remove();
    drawn = [];
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
      drawn.push(layer.addTo(map));
    }
    exactPane.hidden = false;
    coarsePane.hidden = true;
  }

  /** What has not come is asked for again at the next move. */
  function followView() {
    if (!hasCoarse) {
      hasCoarse = true;
      drawCoarse().catch(() => {
        hasCoarse = false;
        failed();
      });
    }
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
  map.whenReady(followView);
  return { beforeJump: showCoarse };
}

/** Each kind of outlines is a drawing of its own, in the library's place for drawings. */
const landPane = (map: LeafletMap, name: "overview" | "detail"): HTMLElement =>
  map.createPane(name, map.getPane("overlayPane"));

async function layersOf(file: string, pane: string): Promise<GeoJSON[]> {
  const topology = await mapFile<LandTopology>(file);
  const layers: GeoJSON[] = [];
  for (const name of landLayers) {
    const style = { className: `map-${name}`, fill: name !== "states" };
    layers.push(geoJSON(feature(topology, topology.objects[name]), { interactive: false, pane, style }));
    await afterPresses();
  }
  return layers;
}
