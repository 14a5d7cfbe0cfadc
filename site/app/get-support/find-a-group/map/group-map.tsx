import { mapFitPadding } from "@pcf/contract/constants";
import type { SiteSettings } from "@pcf/contract/content/globals";
import { type Map as LeafletMap, latLng, latLngBounds, map as leafletMap } from "leaflet";
import type { MapGroup } from "./map-group";
import "leaflet/dist/leaflet.css";
import { useEffect, useRef, useState } from "react";
import { findAGroupCopy } from "../find-a-group-copy";
import { drawSpots } from "./draw-spots";
import { provinceLayer } from "./province-layer";

const copy = findAGroupCopy.map;

export type GroupMapProps = {
  groups: readonly MapGroup[];
  view: SiteSettings["map"];
  /** Code of the chosen province; empty for all. */
  province: string;
  onProvince: (code: string) => void;
  onReadMore: (slug: string) => void;
};

/** Our own map: outlines of the provinces, and pins where the groups are. Runs in the browser alone. */
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
    const chosen = groups.filter(
      (group) => province === "" || group.provinces.some(({ code }) => code === province),
    );
    const places = chosen.flatMap(({ marker }) => (marker ? [latLng(marker.lat, marker.lng)] : []));
    if (province === "") map.setView([view.latitude, view.longitude], view.zoom);
    else if (places.length > 0) {
      map.fitBounds(latLngBounds(places), {
        padding: [mapFitPadding, mapFitPadding],
        maxZoom: view.maxZoom,
      });
    }
    return drawSpots(map, chosen, {
      onProvince: (code) => current.current.onProvince(code),
      onReadMore: (slug) => current.current.onReadMore(slug),
    });
  }, [map, groups, province, view]);

  return <div ref={element} className="group-map-canvas" />;
}
