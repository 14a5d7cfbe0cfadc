import type { SiteSettings } from "@pcf/contract/content/globals";
import type { MapCanvas } from "../map-canvas";
import type { MapView } from "../map-view";
import type { GoogleMaps } from "./load-google-maps";

const windowRoom = 24;
const widestWindow = 340;

/** The map of the service, with our markers on it. */
export function googleCanvas(
  maps: GoogleMaps,
  element: HTMLElement,
  options: { view: SiteSettings["map"]; mapId: string },
): MapCanvas {
  const { view, mapId } = options;
  const ground = document.createElement("div");
  ground.className = "google-map-ground";
  element.append(ground);
  const map = new maps.Map(ground, {
    center: { lat: view.latitude, lng: view.longitude },
    zoom: view.zoom,
    maxZoom: view.maxZoom,
    mapId,
    // One finger scrolls the page, two move the map.
    gestureHandling: "cooperative",
    isFractionalZoomEnabled: false,
    streetViewControl: false,
    mapTypeControl: false,
    fullscreenControl: false,
    clickableIcons: false,
  });
  const window = new maps.InfoWindow();
  let shown: MapView = { centre: { lat: view.latitude, lng: view.longitude }, zoom: view.zoom };
  let moved: () => void = () => {};
  const noteView = () => {
    const centre = map.getCenter();
    const now = {
      centre: centre ? { lat: centre.lat(), lng: centre.lng() } : shown.centre,
      zoom: map.getZoom() ?? shown.zoom,
    };
    if (isSame(now, shown)) return;
    shown = now;
    moved();
  };
  map.addListener("zoom_changed", noteView);
  map.addListener("idle", noteView);

  return {
    element,
    ready: Promise.resolve(),
    zoomStep: 1,
    frame: () => ({ width: element.clientWidth, height: element.clientHeight }),
    view: () => shown,
    setView(wanted) {
      const { lat, lng } = wanted.centre;
      shown = wanted;
      map.moveCamera({ center: { lat, lng }, zoom: wanted.zoom });
      moved();
    },
    addMarker({ at, kind, drawing, label, onChoose }) {
      const place = document.createElement("div");
      place.className = `group-marker google-${kind}`;
      place.append(drawing);
      const marker = new maps.AdvancedMarkerElement({
        map,
        position: { lat: at.lat, lng: at.lng },
        content: place,
        title: label,
        gmpClickable: true,
      });
      marker.addEventListener("gmp-click", onChoose);
      return {
        focus: () => marker.focus({ preventScroll: true }),
        hasFocus: () => marker.contains(document.activeElement),
        remove: () => {
          marker.map = null;
        },
      };
    },
    openWindow({ at, above, content, label, pan }) {
      const focused = content.contains(document.activeElement) ? document.activeElement : null;
      window.setOptions({
        position: { lat: at.lat, lng: at.lng },
        pixelOffset: new maps.Size(0, -above),
        content,
        ariaLabel: label,
        maxWidth: Math.min(widestWindow, element.clientWidth - windowRoom),
        disableAutoPan: !pan,
      });
      window.open({ map, shouldFocus: false });
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    },
    closeWindow: () => window.close(),
    onView: (listener) => {
      moved = listener;
    },
    onWindowClosed: (listener) => window.addListener("closeclick", listener),
    destroy() {
      window.close();
      ground.remove();
    },
  };
}

const isSame = (a: MapView, b: MapView): boolean =>
  a.zoom === b.zoom && a.centre.lat === b.centre.lat && a.centre.lng === b.centre.lng;
