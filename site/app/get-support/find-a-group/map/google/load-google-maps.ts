import { mapLoadRetryDelaysMs } from "@pcf/contract/constants";
import type { MapService } from "~/content/request-contexts";

/** The part of the service's script that is in use: https://developers.google.com/maps/documentation/javascript/reference */
type LatLng = { lat: number; lng: number };

type GoogleMap = {
  getZoom: () => number | undefined;
  getCenter: () => { lat: () => number; lng: () => number } | undefined;
  moveCamera: (camera: { center: LatLng; zoom: number }) => void;
  addListener: (event: "zoom_changed" | "idle", listener: () => void) => void;
};
type GoogleMarker = HTMLElement & { map: GoogleMap | null };
type GoogleWindow = {
  setOptions: (options: Record<string, unknown>) => void;
  open: (options: { map: GoogleMap; shouldFocus: boolean }) => void;
  close: () => void;
  addListener: (event: "closeclick", listener: () => void) => void;
};
export type GoogleMaps = {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => GoogleMap;
  InfoWindow: new () => GoogleWindow;
  Size: new (width: number, height: number) => object;
  AdvancedMarkerElement: new (options: Record<string, unknown>) => GoogleMarker;
};

type ImportLibrary = (name: string) => Promise<Partial<GoogleMaps>>;

/** Of each try its own. */
type GoogleMapsCallback = `googleMapsAreHere${number}`;

declare global {
  interface Window {
    google?: { maps?: { importLibrary?: ImportLibrary } };
    [callback: GoogleMapsCallback]: (() => void) | undefined;
    gm_authFailure?: () => void;
  }
}

/**
 * Brings the service's script, as specified: after a failure again, up to three times. What has come once is not requested again.
 *
 * @param timeIsUp gives up a script that neither comes nor fails.
 * @throws Error once no try is left, or the time is up.
 */
export async function loadGoogleMaps(service: MapService, timeIsUp: AbortSignal): Promise<GoogleMaps> {
  for (const delay of [0, ...mapLoadRetryDelaysMs]) {
    await new Promise((resolve) => setTimeout(resolve, delay));
    try {
      if (!window.google?.maps?.importLibrary) await bringScript(service, timeIsUp);
      return await readLibraries();
    } catch (error) {
      console.warn("Google Maps did not load", error);
      if (timeIsUp.aborted) break;
    }
  }
  throw new Error("Google Maps could not load");
}

let tries = 0;

/**
 * One try. The script is there when it has called back. Its address is its own: of two scripts with one address a browser
 * asks for one alone, so that a try after one that hangs would wait for that again.
 */
function bringScript({ key, script, mapId }: MapService, timeIsUp: AbortSignal): Promise<void> {
  const url = new URL(script);
  tries += 1;
  const callback: GoogleMapsCallback = `googleMapsAreHere${tries}`;
  const parameters = { key, v: "weekly", loading: "async", libraries: "marker", map_ids: mapId, callback };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  const element = document.createElement("script");
  element.src = url.href;
  element.async = true;
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => () => reject(new Error(why));
    timeIsUp.addEventListener("abort", fail("The script did not come in time"));
    element.addEventListener("error", fail("The script did not come"));
    element.addEventListener("load", () => {
      // A script that breaks has come all the same.
      if (!window.google?.maps) reject(new Error("The script broke"));
    });
    window[callback] = resolve;
    document.head.append(element);
  }).finally(() => {
    element.remove();
    delete window[callback];
  });
}

/** The libraries of a script that is there. @throws when it has not brought one of them. */
export async function readLibraries(): Promise<GoogleMaps> {
  const load = window.google?.maps?.importLibrary;
  if (!load) throw new Error("The script has brought no maps");
  const [core, maps, marker] = await Promise.all(["core", "maps", "marker"].map((name) => load(name)));
  if (!core?.Size || !maps?.Map || !maps.InfoWindow || !marker?.AdvancedMarkerElement)
    throw new Error("A library is missing");
  return {
    Map: maps.Map,
    InfoWindow: maps.InfoWindow,
    Size: core.Size,
    AdvancedMarkerElement: marker.AdvancedMarkerElement,
  };
}
