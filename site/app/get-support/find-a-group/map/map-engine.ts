import { mapMarkerSize } from "@pcf/contract/constants";
import type { SiteSettings } from "@pcf/contract/content/globals";
import type { Point } from "../distance";
import { groupClusters, type MapSpot } from "./group-clusters";
import type { CanvasMarker, MapCanvas } from "./map-canvas";
import type { MapGroup } from "./map-group";
import {
  closestProvinceZoom,
  countryViewOf,
  type MapView,
  markerRoom,
  provinceRoom,
  viewOf,
} from "./map-view";
import { markerWindow } from "./marker-window";
import { spotDrawing, spotLabel } from "./spot-drawing";

/** The map of the groups, whichever library draws it. */
export type MapEngine = {
  /** Draws the markers of these groups, in place of those before. */
  show: (groups: readonly MapGroup[]) => void;
  /** Brings what is shown into view: with the whole country around it, or as close as its markers allow. */
  fit: (to: "country" | "markers") => void;
  /** Opens the window of these groups; of none, closes it. */
  select: (groups: readonly MapGroup[]) => void;
  /** Is told which groups the reader has chosen on the map, once their window is open. */
  onSelect: (listener: (groups: readonly MapGroup[]) => void) => void;
  destroy: () => void;
};

type EngineOptions = { view: SiteSettings["map"]; onReadMore: (slug: string) => void };

export function createMapEngine(canvas: MapCanvas, { view, onReadMore }: EngineOptions): MapEngine {
  const zooms = { max: view.maxZoom, step: canvas.zoomStep };
  let shown: readonly MapGroup[] = [];
  let clusters = groupClusters(shown, view.maxZoom);
  let drawn: { spot: MapSpot; marker: CanvasMarker }[] = [];
  let selected: readonly MapGroup[] = [];
  let content: HTMLElement | undefined;
  let tell: (groups: readonly MapGroup[]) => void = () => {};

  function draw() {
    const focused = drawn.find(({ marker }) => marker.hasFocus());
    for (const { marker } of drawn) marker.remove();
    drawn = clusters.spotsAt(canvas.zoom()).map((spot) => {
      const marker = canvas.addMarker({
        at: spot,
        kind: spot.groups.length > 1 ? "badge" : "pin",
        drawing: spotDrawing(spot),
        label: spotLabel(spot.groups),
        onChoose: () => choose(spot),
      });
      return { spot, marker };
    });
    if (focused) focusMarkerOf(focused.spot.groups);
  }

  function focusMarkerOf(groups: readonly MapGroup[]) {
    const first = groups[0];
    drawn.find(({ spot }) => first && spot.groups.includes(first))?.marker.focus();
  }

  /** One press shows every group of a badge: each by its marker where they come apart, else all in one window. */
  function choose({ groups }: MapSpot) {
    const frame = canvas.frame();
    const closer = viewOf(pointsOf(groups), frame, markerRoom(frame), zooms);
    if (!clusters.areApart(groups, canvas.zoom()) && clusters.areApart(groups, closer.zoom)) {
      select([]);
      canvas.setView(closer);
      return focusMarkerOf(groups);
    }
    select(groups);
    tell(groups);
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
    const over = drawn.filter(({ spot }) => spot.groups.some((group) => selected.includes(group)));
    const [only, ...others] = over;
    const one = only && others.length === 0 ? only.spot : undefined;
    const above = !one ? 0 : one.groups.length > 1 ? mapMarkerSize / 2 : mapMarkerSize;
    canvas.openWindow({
      at: one ?? middleOf(over.map(({ spot }) => spot)),
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

  function provinceView(): MapView {
    const points = pointsOf(shown);
    const frame = canvas.frame();
    const max = Math.min(view.maxZoom, closestProvinceZoom);
    return points.length === 0
      ? countryView()
      : viewOf(points, frame, provinceRoom(frame), { ...zooms, max });
  }

  canvas.onZoom(() => {
    draw();
    openWindow(false);
  });
  canvas.onWindowClosed(closedByReader);
  canvas.element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || selected.length === 0) return;
    event.stopPropagation();
    canvas.closeWindow();
    closedByReader();
  });

  return {
    show(groups) {
      shown = groups;
      clusters = groupClusters(groups, view.maxZoom);
      if (!selected.every((group) => groups.includes(group))) select([]);
      draw();
    },
    fit(to) {
      if (to === "country") select([]);
      canvas.setView(to === "country" ? countryView() : provinceView());
      openWindow(true);
    },
    select,
    onSelect(listener) {
      tell = listener;
    },
    destroy: canvas.destroy,
  };
}

const pointsOf = (groups: readonly MapGroup[]): Point[] =>
  groups.flatMap(({ marker }) => (marker ? [marker] : []));

function middleOf(points: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { lat: mean(points.map(({ lat }) => lat)), lng: mean(points.map(({ lng }) => lng)) };
}
