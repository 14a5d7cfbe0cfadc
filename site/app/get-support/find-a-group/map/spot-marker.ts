import { mapMarkerSize } from "@pcf/contract/constants";
import { divIcon, type Marker, marker } from "leaflet";
import { findAGroupCopy } from "../find-a-group-copy";
import type { MapSpot } from "./group-clusters";

const copy = findAGroupCopy.map;

const pin =
  '<svg viewBox="0 0 50 50" aria-hidden="true"><path d="M25 47S9 31 9 19a16 16 0 0 1 32 0c0 12-16 28-16 28Z"/><circle cx="25" cy="19" r="6.5"/></svg>';

/** A pin for one group, a round badge with their number for several. */
export function spotMarker({ lat, lng, groups }: MapSpot): Marker {
  const [only, ...others] = groups;
  const several = others.length > 0;
  const title = several || !only ? copy.several(groups.length, places(groups)) : only.place;
  const icon = divIcon({
    html: several ? `<b>${groups.length}</b>` : pin,
    className: several ? "group-cluster" : "group-pin",
    iconSize: [mapMarkerSize, mapMarkerSize],
    iconAnchor: [mapMarkerSize / 2, several ? mapMarkerSize / 2 : mapMarkerSize],
    popupAnchor: [0, several ? -mapMarkerSize / 2 : -mapMarkerSize],
  });
  return marker([lat, lng], { icon, title }).on("add", ({ target }) =>
    target.getElement().setAttribute("aria-label", title),
  );
}

/** Towns of the groups, each once; three at most. */
function places(groups: MapSpot["groups"]): string[] {
  return [...new Set(groups.map((group) => group.place))].slice(0, 3);
}
