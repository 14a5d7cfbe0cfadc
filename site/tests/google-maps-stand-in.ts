/**
 * Stands in for the script of Google Maps: the part of it that the site uses, drawn with boxes. It is a function without
 * imports, so that its source can be served as the script itself.
 */
export function installGoogleMaps(): void {
  const page: Window & { google?: unknown } = window;
  if (page.google) return;
  const pixels = (zoom: number) => 256 * 2 ** zoom;
  const onSquare = ({ lat, lng }: { lat: number; lng: number }) => ({
    x: lng / 360 + 0.5,
    y: (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2,
  });
  type LatLng = { lat: number; lng: number };

  class StandInMap {
    readonly listeners: Record<string, (() => void)[]> = {};
    readonly drawn = new Set<() => void>();
    camera: { center: LatLng; zoom: number };
    shift = { x: 0, y: 0 };
    readonly element: HTMLElement;
    constructor(
      element: HTMLElement,
      options: { center: LatLng; zoom: number; maxZoom: number; mapId?: string },
    ) {
      if (!options.mapId) throw new Error("Advanced markers need a map ID");
      this.element = element;
      this.camera = options;
      element.style.cssText = "position:relative;width:100%;height:100%;overflow:hidden;background:#cde";
    }
    getZoom() {
      return this.camera.zoom;
    }
    getCenter() {
      const { lat, lng } = this.camera.center;
      return { lat: () => lat, lng: () => lng };
    }
    moveCamera(camera: { center: LatLng; zoom: number }) {
      const before = this.camera.zoom;
      this.camera = camera;
      this.shift = { x: 0, y: 0 };
      for (const draw of this.drawn) draw();
      if (before !== camera.zoom) this.tell("zoom_changed");
      this.tell("idle");
    }
    addListener(event: string, listener: () => void) {
      this.listeners[event] = [...(this.listeners[event] ?? []), listener];
    }
    tell(event: string) {
      for (const listener of this.listeners[event] ?? []) listener();
    }
    place(element: HTMLElement, at: LatLng) {
      const [point, centre] = [onSquare(at), onSquare(this.camera.center)];
      const size = pixels(this.camera.zoom);
      const left = (point.x - centre.x) * size + this.element.clientWidth / 2 + this.shift.x;
      const top = (point.y - centre.y) * size + this.element.clientHeight / 2 + this.shift.y;
      element.style.position = "absolute";
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    }
  }

  class StandInMarker extends HTMLElement {
    #map: StandInMap | null = null;
    #draw = () => {};
    constructor(options: {
      map: StandInMap;
      position: LatLng;
      content: HTMLElement;
      title: string;
      gmpClickable: boolean;
    }) {
      super();
      this.append(options.content);
      this.title = options.title;
      if (options.gmpClickable) {
        this.setAttribute("role", "button");
        this.setAttribute("aria-label", options.title);
        this.tabIndex = 0;
        const choose = () => this.dispatchEvent(new Event("gmp-click"));
        this.addEventListener("click", choose);
        this.addEventListener("keydown", (event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          choose();
        });
      }
      this.style.transform = "translate(-50%, -100%)";
      this.#draw = () => this.#map?.place(this, options.position);
      this.map = options.map;
    }
    get map() {
      return this.#map;
    }
    set map(map: StandInMap | null) {
      this.#map?.drawn.delete(this.#draw);
      this.#map = map;
      this.remove();
      map?.drawn.add(this.#draw);
      map?.element.append(this);
      this.#draw();
    }
  }
  if (!customElements.get("gmp-advanced-marker")) customElements.define("gmp-advanced-marker", StandInMarker);

  class StandInWindow {
    readonly box = document.createElement("div");
    options: {
      position?: LatLng;
      pixelOffset?: { width: number; height: number };
      content?: HTMLElement;
      ariaLabel?: string;
      maxWidth?: number;
      disableAutoPan?: boolean;
    } = {};
    closed: () => void = () => {};
    map: StandInMap | undefined;
    readonly draw = () => {
      if (this.options.position) this.map?.place(this.box, this.options.position);
    };
    setOptions(options: StandInWindow["options"]) {
      this.options = options;
    }
    addListener(_: string, listener: () => void) {
      this.closed = listener;
    }
    open({ map }: { map: StandInMap }) {
      const { content, ariaLabel, maxWidth, pixelOffset, disableAutoPan } = this.options;
      this.map = map;
      map.drawn.add(this.draw);
      this.box.setAttribute("role", "dialog");
      this.box.setAttribute("aria-label", ariaLabel ?? "");
      this.box.style.cssText = `max-width:${maxWidth}px;max-height:60%;overflow:auto;background:#fff;z-index:9`;
      this.box.style.transform = `translate(-50%, calc(-100% + ${pixelOffset?.height ?? 0}px))`;
      const close = document.createElement("button");
      close.setAttribute("aria-label", "Close");
      close.addEventListener("click", () => {
        this.close();
        this.closed();
      });
      this.box.replaceChildren(close, content ?? "");
      map.element.append(this.box);
      this.draw();
      if (disableAutoPan) return;
      const [box, frame] = [this.box.getBoundingClientRect(), map.element.getBoundingClientRect()];
      map.shift.x += Math.max(0, frame.left - box.left) - Math.max(0, box.right - frame.right);
      map.shift.y += Math.max(0, frame.top - box.top) - Math.max(0, box.bottom - frame.bottom);
      for (const draw of map.drawn) draw();
    }
    close() {
      this.map?.drawn.delete(this.draw);
      this.box.remove();
    }
  }

  class StandInSize {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
  }
  const libraries: Record<string, object> = {
    core: { Size: StandInSize },
    maps: { Map: StandInMap, InfoWindow: StandInWindow },
    marker: { AdvancedMarkerElement: StandInMarker },
  };
  page.google = { maps: { importLibrary: async (name: string) => libraries[name] ?? {} } };
}
