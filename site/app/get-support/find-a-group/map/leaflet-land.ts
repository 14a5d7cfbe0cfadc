import { type GeoJSON, geoJSON, type Map as LeafletMap } from "leaflet";
import { feature } from "topojson-client";
import { type LandTopology, landLayers } from "./land-file";
import { mapFile } from "./map-file";

/** From here on the coarse outlines of the first view show their corners. */
const detailZoom = 5.75;

/**
 * Keeps land and lakes on the map: coarse ones for the first view, exact ones once a reader comes closer.
 * Without them the markers stand on a bare ground, as `failed` is told.
 */
export function drawLand(map: LeafletMap, failed: () => void): void {
  let drawn: GeoJSON[] = [];
  let wanted: string | undefined;

  async function draw(file: string) {
    wanted = file;
    const topology = await mapFile<LandTopology>(file);
    if (wanted !== file) return;
    for (const layer of drawn) layer.remove();
    drawn = landLayers.map((name) =>
      geoJSON(feature(topology, topology.objects[name]), {
        interactive: false,
        style: { className: `map-${name}`, fill: name !== "states" },
      }).addTo(map),
    );
  }

  function followZoom() {
    const file = map.getZoom() < detailZoom ? "canada-overview.topo.json" : "canada-detail.topo.json";
    // The exact outlines do for every view.
    if (file === wanted || wanted === "canada-detail.topo.json") return;
    draw(file).catch(() => {
      wanted = undefined;
      if (drawn.length === 0) failed();
    });
  }
  map.on("zoomend", followZoom);
  map.whenReady(followZoom);
}
