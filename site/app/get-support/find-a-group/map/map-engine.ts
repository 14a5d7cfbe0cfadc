import { mapMarkerSize } from "@pcf/contract/constants";
import type { SiteSettings } from "@pcf/contract/content/globals";
import { afterPaint } from "../after-paint";
import type { Point } from "../distance";
import { groupClusters, type MapGroup, type MapSpot } from "./group-clusters";
import type { CanvasMarker, MapCanvas } from "./map-canvas";
import {
  closestProvinceZoom,
  countryViewOf,
  isInReach,
  type MapView,
  markerRoom,
  provinceRoom,
  viewOf,
} from "./map-view";
import { markerWindow, spotDrawing, spotLabel } from "./marker-drawing";

/** Points are those around the reader. */
type Fit = "country" | "markers" | readonly Point[];

/** The map of the groups, whichever library draws it. */
export type MapEngine = {
  /** Draws the markers of these groups, in place of those before; where the frame is to show something else too, just once. */
  show: (groups: readonly MapGroup[], fitTo?: Fit) => void;
  /** Brings what is shown into view: with the whole country around it, or as close as its markers allow, or these points. */
  fit: (to: Fit) => void;
  /** Opens the window of these groups; of none, closes it. */
  select: (groups: readonly MapGroup[]) => void;
  /** Is called with the groups the reader has chosen on the map, once their window is open. */
  onSelect: (listener: (groups: readonly MapGroup[]) => void) => void;
  destroy: () => void;
};

type EngineOptions = { view: SiteSettings["map"]; onReadMore: (slug: string) => void };

export function createMapEngine(canvas: MapCanvas, { view, onReadMore }: EngineOptions): MapEngine {
  const zooms = { max: view.maxZoom, step: canvas.zoomStep };
  let shown: readonly MapGroup[] = [];
  let clusters = groupClusters(shown, view.maxZoom);
  let markers: { spot: MapSpot; marker: CanvasMarker }[] = [];
  let moving = false;
  let gone = false;
  let selected: readonly MapGroup[] = [];
  let content: HTMLElement | undefined;
  let notify: (groups: readonly MapGroup[]) => void = () => {};

  /** Only what the frame shows, and a little beyond, has a marker: of 500 groups seen from near that is a handful. */
  function draw() {
    const focused = markers.find(({ marker }) => marker.hasFocus());
    const wanted = spotsInReach(focused?.spot.groups[0]);
    if (wanted.length === markers.length && wanted.every((spot, at) => spot === markers[at]?.spot)) return;
    for (const { marker } of markers) marker.remove();
    markers = wanted.map((spot) => {
      const drawing = spotDrawing(spot);
      const kind = spot.groups.length > 1 ? "badge" : "pin";
      const onChoose = () => (kind === "badge" ? chooseSoon(spot, drawing) : choose(spot));
      const marker = canvas.addMarker({ at: spot, kind, drawing, label: spotLabel(spot.groups), onChoose });
      return { spot, marker };
    });
    if (focused) focusMarkerOf(focused.spot.groups);
  }

  /** The focus and an open window keep their marker wherever the map goes. */
  function spotsInReach(focused: MapGroup | undefined): MapSpot[] {
    const current = canvas.view();
    const isNear = isInReach(current, canvas.frame());
    const always = new Set(focused ? [...selected, focused] : selected);
    return clusters
      .spotsAt(current.zoom)
      .filter((spot) => isNear(spot) || spot.groups.some((group) => always.has(group)));
  }

  /** Moves the map and draws what is there then, once. */
  function moveTo(target: MapView) {
    moving = true;
    canvas.setView(target);
    moving = false;
    draw();
  }

  function focusMarkerOf(groups: readonly MapGroup[]) {
    const first = groups[0];
    markers.find(({ spot }) => first && spot.groups.includes(first))?.marker.focus();
  }

  /** A badge shows that it was pressed before the map works out what it comes apart into, which takes a slow phone a while. */
  async function chooseSoon(spot: MapSpot, drawing: HTMLElement) {
    // Of a double press the second one would be of the map as it comes.
    if ("pressed" in drawing.dataset) return;
    drawing.dataset.pressed = "";
    await afterPaint();
    delete drawing.dataset.pressed;
    if (!gone) choose(spot);
  }

  /** One press shows every group of a badge: each by its marker where they come apart, else all in one window. */
  function choose({ groups }: MapSpot) {
    const frame = canvas.frame();
    const closer = viewOf(pointsOf(groups), frame, markerRoom(frame), zooms);
    if (!clusters.areApart(groups, canvas.view().zoom) && clusters.areApart(groups, closer.zoom)) {
      select([]);
      moveTo(closer);
      return focusMarkerOf(groups);
    }
    select(groups);
    notify(groups);
  }

  function select(groups: readonly MapGroup[]) {
    selected = groups;
    content = undefined;
    if (groups.length === 0) return canvas.closeWindow();
    content = markerWindow(groups, onReadMore);
    openWindow(true);
    content.querySelector("a")?.focus({ preventScroll: true });
  }

  /** Over the marker of the groups; in the middle of them where they have several. */
  function openWindow(pan: boolean) {
    if (!content) return;
    const spots = clusters.spotsAt(canvas.view().zoom);
    const over = spots.filter((spot) => spot.groups.some((group) => selected.includes(group)));
    const [only, ...others] = over;
    const one = only && others.length === 0 ? only : undefined;
    const above = !one ? 0 : one.groups.length > 1 ? mapMarkerSize / 2 : mapMarkerSize;
    canvas.openWindow({
      at: one ?? middleOf(over),
      above,
      content,
      label: spotLabel([...selected]),
      pan,
    });
  }

  function closedByReader() {
    const groups = selected;
    selected = [];
    content = undefined;
    focusMarkerOf(groups);
  }

  function countryView(): MapView {
    const specified = { centre: { lat: view.latitude, lng: view.longitude }, zoom: view.zoom };
    return countryViewOf(pointsOf(shown), canvas.frame(), specified, zooms.step);
  }

  function closeView(points: readonly Point[]): MapView {
    const frame = canvas.frame();
    const max = Math.min(view.maxZoom, closestProvinceZoom);
    return points.length === 0
      ? countryView()
      : viewOf(points, frame, provinceRoom(frame), { ...zooms, max });
  }

  let zoomBefore = canvas.view().zoom;
  canvas.onView(() => {
    const { zoom } = canvas.view();
    const zoomed = zoom !== zoomBefore;
    zoomBefore = zoom;
    if (moving) return;
    draw();
    // It stands over its marker, which another zoom may have joined to others.
    if (zoomed) openWindow(false);
  });
  canvas.onWindowClosed(closedByReader);
  canvas.element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || selected.length === 0) return;
    event.stopPropagation();
    canvas.closeWindow();
    closedByReader();
  });

  function fit(to: Fit) {
    if (to !== "markers") select([]);
    moveTo(to === "country" ? countryView() : closeView(to === "markers" ? pointsOf(shown) : to));
    openWindow(true);
  }

  return {
    show(groups, fitTo) {
      shown = groups;
      clusters = groupClusters(groups, view.maxZoom);
      if (!selected.every((group) => groups.includes(group))) select([]);
      if (fitTo) fit(fitTo);
      else draw();
    },
    fit,
    select,
    onSelect(listener) {
      notify = listener;
    },
    destroy() {
      gone = true;
      canvas.destroy();
    },
  };
}

const pointsOf = (groups: readonly MapGroup[]): Point[] =>
  groups.flatMap(({ marker }) => (marker ? [marker] : []));

function middleOf(points: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) };
}
