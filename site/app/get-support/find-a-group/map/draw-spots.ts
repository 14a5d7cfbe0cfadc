import { mapMarkerSize } from "@pcf/contract/constants";
import type { Map as LeafletMap, Marker } from "leaflet";
import { groupClusters, type MapSpot } from "./group-clusters";
import type { MapGroup } from "./map-group";
import { markerPopup } from "./marker-popup";
import { spotMarker } from "./spot-marker";

type SpotEvents = { onProvince: (code: string) => void; onReadMore: (slug: string) => void };

/** Keeps the markers of the groups on the map, drawn again at each zoom. Answers how to take them away. */
export function drawSpots(map: LeafletMap, groups: readonly MapGroup[], events: SpotEvents): () => void {
  const spotsAt = groupClusters(groups, map.getMaxZoom());
  let markers: Marker[] = [];

  function clear() {
    for (const marker of markers) marker.remove();
    markers = [];
  }

  function draw() {
    clear();
    markers = spotsAt(Math.round(map.getZoom())).map((spot) => {
      const choose = spot.opensAt > map.getZoom() && spot.opensAt <= map.getMaxZoom() ? open : show;
      return spotMarker(spot)
        .addTo(map)
        .on("click", () => choose(spot))
        .on("keypress", ({ originalEvent }) => {
          if (originalEvent.key === "Enter") choose(spot);
        });
    });
  }

  /** The window is the map's own: it stays when the chosen province draws the markers again. */
  function show(spot: MapSpot) {
    const content = markerPopup(spot.groups, events.onReadMore);
    const above = spot.groups.length > 1 ? mapMarkerSize / 2 : mapMarkerSize;
    map.openPopup(content, [spot.lat, spot.lng], { offset: [0, -above], autoPan: false });
    content.querySelector("a")?.focus({ preventScroll: true });
    events.onProvince(spot.groups[0]?.provinces[0]?.code ?? "");
  }

  /** The marker is gone after the zoom; the keyboard goes on at the first of those that took its place. */
  function open(spot: MapSpot) {
    const inside = new Set(
      spotsAt(spot.opensAt).flatMap((next, at) => (sharesGroup(next, spot) ? [at] : [])),
    );
    const hadFocus = map.getContainer().contains(document.activeElement);
    map.once("zoomend", () => {
      const next = markers.find((_, at) => inside.has(at));
      if (hadFocus) next?.getElement()?.focus();
    });
    map.setView([spot.lat, spot.lng], spot.opensAt);
  }

  map.on("zoomend", draw);
  draw();
  return () => {
    map.off("zoomend", draw);
    clear();
  };
}

function sharesGroup(one: MapSpot, other: MapSpot): boolean {
  return one.groups.some((group) => other.groups.includes(group));
}
