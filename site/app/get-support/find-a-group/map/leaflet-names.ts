import type { Map as LeafletMap } from "leaflet";
import { afterPaint } from "../after-paint";
import { mapFile } from "./map-file";
import { type Box, type NamesFile, nameWishes, placeNames } from "./place-names";

/** Keeps the names of provinces and towns on the map, clear of what else it shows. They are for the eye alone: the list says the same. */
export function drawNames(map: LeafletMap, room: () => { taken: Box[]; within: Box }): void {
  const pane = map.createPane("names");
  pane.setAttribute("aria-hidden", "true");
  let names: NamesFile = { areas: [], towns: [] };
  let removed = false;
  let due = false;

  /** Once for all that happens until the markers are seen in their new places. */
  async function drawSoon() {
    if (due) return;
    due = true;
    await afterPaint();
    due = false;
    if (!removed) draw();
  }

  function draw() {
    const seen = map.getBounds();
    const wishes = nameWishes(names, map.getZoom(), (point) =>
      seen.contains(point) ? map.latLngToLayerPoint(point) : undefined,
    );
    const { taken, within } = room();
    const placed = placeNames(wishes, taken, within);
    pane.replaceChildren(
      ...placed.flatMap(({ text, kind, x, y, left, top }) => {
        const name = positioned(`map-name map-${kind}-name`, left, top);
        name.textContent = text;
        return kind === "town" ? [positioned("map-town-dot", x, y), name] : [name];
      }),
    );
  }

  mapFile<NamesFile>("names.json").then(
    (file) => {
      names = file;
      drawSoon();
    },
    () => {
      // A map without names still shows where the groups are.
    },
  );
  // After a jump or at another zoom they would stand in wrong places.
  map.on("viewreset zoomend", () => pane.replaceChildren());
  map.on("moveend", drawSoon);
  map.on("unload", () => {
    removed = true;
  });
}

function positioned(className: string, left: number, top: number): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  return element;
}
