/** The part of the service's script that is in use: https://developers.google.com/maps/documentation/javascript/reference */
type LatLng = { lat: number; lng: number };

export type GoogleMap = {
  getZoom: () => number | undefined;
  getCenter: () => { lat: () => number; lng: () => number } | undefined;
  moveCamera: (camera: { center: LatLng; zoom: number }) => void;
  addListener: (event: "zoom_changed" | "idle", listener: () => void) => void;
};
export type GoogleMarker = HTMLElement & { map: GoogleMap | null };
export type GoogleWindow = {
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
export type GoogleMapsCallback = `googleMapsAreHere${number}`;

declare global {
  interface Window {
    google?: { maps?: { importLibrary?: ImportLibrary } };
    [callback: GoogleMapsCallback]: (() => void) | undefined;
    gm_authFailure?: () => void;
  }
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
