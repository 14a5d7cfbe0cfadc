import type { Map as LeafletMap } from "leaflet";
import { mapFile } from "./map-file";
import { type Box, type NameWish, placeNames } from "./place-names";

type NamesFile = {
  areas: [name: string, short: string, lat: number, lng: number][];
  /** From the first rank, which the whole country shows, to the third. */
  towns: [name: string, lat: number, lng: number, rank: number][];
};

/** The zoom from which the towns of each rank are named; the whole names of the provinces fit from the first on. */
const townZooms = [3.75, 5, 6];

/** Keeps the names of provinces and towns on the map, clear of `taken`. They are for the eye alone: the list says the same. */
export function drawNames(map: LeafletMap, taken: () => Box[]): { draw: () => void } {
  const pane = map.createPane("names");
  pane.setAttribute("aria-hidden", "true");
  let names: NamesFile = { areas: [], towns: [] };

  function wish(kind: NameWish["kind"], texts: string[], lat: number, lng: number): NameWish[] {
    const point = map.latLngToLayerPoint([lat, lng]);
    return map.getBounds().pad(0.3).contains([lat, lng]) ? [{ kind, texts, x: point.x, y: point.y }] : [];
  }

  function draw() {
    const zoom = map.getZoom();
    const isFar = zoom < (townZooms[0] ?? 0);
    const areas = names.areas.flatMap(([name, short, lat, lng]) =>
      wish("area", isFar ? [short] : [name, short], lat, lng),
    );
    const towns = names.towns
      .filter(([, , , rank]) => zoom >= (townZooms[rank - 1] ?? 0))
      .flatMap(([name, lat, lng]) => wish("town", [name], lat, lng));
    const placed = placeNames([...areas, ...towns], taken());
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
      draw();
    },
    () => {
      // A map without names still shows where the groups are.
    },
  );
  map.on("moveend", draw);
  return { draw };
}

function positioned(className: string, left: number, top: number): HTMLElement {
  const element = document.createElement("span");
  element.className = className;
  element.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  return element;
}
