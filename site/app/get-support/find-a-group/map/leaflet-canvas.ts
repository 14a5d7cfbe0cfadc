import { mapMarkerSize } from "@pcf/contract/constants";
import type { SiteSettings } from "@pcf/contract/content/globals";
import { control, divIcon, map as leafletMap, marker as leafletMarker, type Marker, Popup } from "leaflet";
import "leaflet/dist/leaflet.css";
import { findAGroupCopy } from "../find-a-group-copy";
import { drawLand } from "./leaflet-land";
import { drawNames } from "./leaflet-names";
import type { MapCanvas } from "./map-canvas";
import { buttonBoxes, frameBox, markerBox, movedBox } from "./place-names";

const copy = findAGroupCopy.map;

const half = mapMarkerSize / 2;
/** A window's own edge, and the room between it and the frame. */
const windowEdge = { padding: 17, tip: 20, room: 12, widest: 300, highest: 340 };

/** Our own map: Leaflet with the outlines of `public/map`. Nothing of it comes from others. */
export function leafletCanvas(element: HTMLElement, view: SiteSettings["map"]): MapCanvas {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const map = leafletMap(element, {
    center: [view.latitude, view.longitude],
    zoom: view.zoom,
    zoomSnap: 0.25,
    minZoom: 1,
    maxZoom: view.maxZoom,
    scrollWheelZoom: false,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
  });
  // The map itself is a stop of the keyboard: who comes to it hears what it is, and what the keys do there.
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", copy.keys);
  control.zoom({ position: "bottomleft", zoomInTitle: copy.zoomIn, zoomOutTitle: copy.zoomOut }).addTo(map);
  const markers = new Map<Marker, "pin" | "badge">();
  const frame = () => ({ width: element.clientWidth, height: element.clientHeight });
  drawNames(map, () => {
    const { x, y } = map.containerPointToLayerPoint([0, 0]);
    const taken = [
      ...[...markers].map(([marker, kind]) => markerBox(map.latLngToLayerPoint(marker.getLatLng()), kind)),
      ...buttonBoxes(frame()).map((box) => movedBox(box, x, y)),
    ];
    return { taken, within: movedBox(frameBox(frame()), x, y) };
  });
  const land = drawLand(map);

  // One finger is for the page: it moves on. Two move and zoom the map; a mouse drags it.
  const oneFinger = ({ pointerType }: PointerEvent) =>
    pointerType === "touch" ? map.dragging.disable() : map.dragging.enable();
  element.addEventListener("pointerdown", oneFinger, { capture: true });

  /** How far the map must move, for the window and what it stands on to be in the frame. */
  function wayIntoFrame(popup: Popup, below: number): [number, number] {
    const box = popup.getElement()?.getBoundingClientRect();
    const frame = element.getBoundingClientRect();
    if (!box) return [0, 0];
    const { room } = windowEdge;
    const right = Math.max(0, box.right + room - frame.right);
    const down = Math.max(0, box.bottom + below - frame.bottom);
    return [
      right || Math.min(0, box.left - room - frame.left),
      down || Math.min(0, box.top - room - frame.top),
    ];
  }

  let opened: Popup | undefined;
  function closeWindow() {
    const popup = opened;
    opened = undefined;
    popup?.remove();
  }

  return {
    element,
    ready: land.ready,
    zoomStep: 0.25,
    frame,
    view: () => ({ centre: map.getCenter(), zoom: map.getZoom() }),
    setView: ({ centre, zoom }) => {
      map.invalidateSize({ pan: false });
      const way = map.project(centre, zoom).distanceTo(map.project(map.getCenter(), zoom));
      if (zoom === map.getZoom() && way < 1) return;
      land.jump(() => map.setView(centre, zoom, { animate: false }));
    },
    addMarker({ at, kind, drawing, label, onChoose }) {
      const icon = divIcon({
        html: drawing,
        className: "group-marker",
        iconSize: [mapMarkerSize, mapMarkerSize],
        iconAnchor: [half, kind === "pin" ? mapMarkerSize : half],
      });
      const marker = leafletMarker([at.lat, at.lng], { icon, title: label, riseOnHover: true })
        .addTo(map)
        .on("click", onChoose);
      markers.set(marker, kind);
      const button = marker.getElement();
      button?.setAttribute("aria-label", label);
      button?.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        onChoose();
      });
      return {
        focus: () => button?.focus({ preventScroll: true }),
        hasFocus: () => document.activeElement === button,
        remove: () => {
          markers.delete(marker);
          marker.remove();
        },
      };
    },
    openWindow({ at, above, content, label, pan }) {
      const hadFocus = content.contains(document.activeElement) ? document.activeElement : null;
      closeWindow();
      const { padding, tip, room, widest, highest } = windowEdge;
      const free = element.clientHeight - 2 * room - above - tip - padding;
      const popup = new Popup({
        offset: [0, -above],
        minWidth: Math.min(200, element.clientWidth - 2 * room - padding),
        maxWidth: Math.min(widest, element.clientWidth - 2 * room - padding),
        maxHeight: Math.max(80, Math.min(highest, free)),
        autoPan: false,
      });
      popup.setLatLng([at.lat, at.lng]).setContent(content).openOn(map);
      opened = popup;
      popup.getElement()?.setAttribute("role", "dialog");
      popup.getElement()?.setAttribute("aria-label", label);
      if (hadFocus instanceof HTMLElement) hadFocus.focus({ preventScroll: true });
      if (pan) map.panBy(wayIntoFrame(popup, above + room), { animate: !still });
    },
    closeWindow,
    onView: (listener) => map.on("moveend", listener),
    onWindowClosed(listener) {
      map.on("popupclose", ({ popup }) => {
        if (popup !== opened) return;
        opened = undefined;
        listener();
      });
    },
    destroy() {
      element.removeEventListener("pointerdown", oneFinger, { capture: true });
      map.remove();
      // The library tells of a new size 200 ms late, also when the map has gone: nobody may ask it for its view then.
      map.off();
    },
  };
}
