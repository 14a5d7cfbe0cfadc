import { mapFitPadding, mapMarkerSize } from "@pcf/contract/constants";
import type { SiteSettings } from "@pcf/contract/content/globals";
import type { SupportGroup } from "@pcf/contract/content/support-group";
import {
  divIcon,
  type Map as LeafletMap,
  latLngBounds,
  map as leafletMap,
  type Marker,
  marker,
} from "leaflet";
import "leaflet/dist/leaflet.css";
import { useEffect, useRef, useState } from "react";
import { findAGroupCopy } from "../copy";
import { placeOf } from "../group-filter";
import { markerPopup } from "./marker-popup";
import { provinceLayer } from "./province-layer";

const copy = findAGroupCopy.map;

const pin =
  '<svg viewBox="0 0 50 50" aria-hidden="true"><path d="M25 47S9 31 9 19a16 16 0 0 1 32 0c0 12-16 28-16 28Z"/><circle cx="25" cy="19" r="6.5"/></svg>';

export type GroupMapProps = {
  groups: readonly SupportGroup[];
  view: SiteSettings["map"];
  /** Code of the chosen province; empty for all. */
  province: string;
  onProvince: (code: string) => void;
  onReadMore: (slug: string) => void;
};

/** Our own map: outlines of the provinces and a pin a group. Runs in the browser alone. */
export default function GroupMap(props: GroupMapProps) {
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LeafletMap>();
  const current = useRef(props);
  current.current = props;
  const { groups, view, province } = props;

  useEffect(() => {
    if (!element.current) return;
    const made = leafletMap(element.current, {
      center: [view.latitude, view.longitude],
      zoom: view.zoom,
      minZoom: 2,
      maxZoom: view.maxZoom,
      scrollWheelZoom: false,
      zoomControl: true,
    });
    made.attributionControl.setPrefix(false).addAttribution(copy.credit);
    const outlines = provinceLayer().then((layer) => layer.addTo(made));
    outlines.catch(() => element.current?.setAttribute("data-bare", ""));
    setMap(made);
    return () => {
      made.remove();
      setMap(undefined);
    };
  }, [view]);

  useEffect(() => {
    if (!map) return;
    const markers = groups
      .filter((group) => province === "" || group.provinces.some(({ code }) => code === province))
      .flatMap((group) => markerOf(group, current) ?? []);
    for (const one of markers) one.addTo(map);
    if (province === "") map.setView([view.latitude, view.longitude], view.zoom);
    else if (markers.length > 0) {
      map.fitBounds(latLngBounds(markers.map((one) => one.getLatLng())), {
        padding: [mapFitPadding, mapFitPadding],
        maxZoom: view.maxZoom,
      });
    }
    return () => {
      for (const one of markers) one.remove();
    };
  }, [map, groups, province, view]);

  return <div ref={element} className="group-map-canvas" />;
}

function markerOf(group: SupportGroup, props: { current: GroupMapProps }): Marker | undefined {
  const place = group.supportGroupMainContent.googleMapMarker;
  if (!place) return undefined;
  const title = placeOf(group);
  const icon = divIcon({
    html: pin,
    className: "group-pin",
    iconSize: [mapMarkerSize, mapMarkerSize],
    iconAnchor: [mapMarkerSize / 2, mapMarkerSize],
    popupAnchor: [0, -mapMarkerSize],
  });
  const popup = markerPopup(group);
  popup.querySelector("a")?.addEventListener("click", (event) => {
    event.preventDefault();
    props.current.onReadMore(group.slug);
  });
  return marker([place.lat, place.lng], { icon, title, alt: title })
    .bindPopup(popup)
    .on("click", () => props.current.onProvince(group.provinces[0]?.code ?? ""));
}
