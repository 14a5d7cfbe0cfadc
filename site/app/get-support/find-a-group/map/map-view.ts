import { mapFitPadding, mapMarkerSize } from "@pcf/contract/constants";
import type { Point } from "../distance";

export type MapView = { centre: Point; zoom: number };
/** The frame of a map, in pixels of the screen. */
export type Frame = { width: number; height: number };
/** What stays free at the sides of the frame, in pixels. */
export type Room = { top: number; right: number; bottom: number; left: number };

/** Side of the world at zoom 0, in pixels, in Leaflet as at Google. */
const tile = 256;
/** Frames from here on have the whole padding; a telephone's would be nothing but padding. */
const wideFrame = 600;
/** So many pixels beyond the frame markers are there already when the map begins to move. */
const beyond = 2 * mapMarkerSize;
/** Closer than this a province with one town in it shows nothing that tells where the town lies. */
export const closestProvinceZoom = 7;

/** Where a point lies on the square of the Mercator map, from 0 to 1, from the north-west corner. */
export function onSquare({ lat, lng }: Point): { x: number; y: number } {
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI;
  return { x: lng / 360 + 0.5, y: (1 - north) / 2 };
}

function fromSquare({ x, y }: { x: number; y: number }): Point {
  return { lat: (Math.atan(Math.sinh((1 - 2 * y) * Math.PI)) * 180) / Math.PI, lng: (x - 0.5) * 360 };
}

/** So that a pin, which stands on its point, and a badge around it are in the frame, clear of the buttons below. */
export function markerRoom(frame: Frame): Room {
  const side = mapMarkerSize / 2 + 6;
  return { top: mapMarkerSize + 6, right: side, bottom: frame.width < wideFrame ? 60 : side, left: side };
}

/** The padding around the markers of a province: as specified where the frame is wide, an eighth of it elsewhere. */
export function provinceRoom(frame: Frame): Room {
  const wanted = frame.width < wideFrame ? frame.width / 8 : mapFitPadding;
  const least = markerRoom(frame);
  const padding = (side: number, length: number) => Math.max(side, Math.min(wanted, length / 4));
  return {
    top: padding(least.top, frame.height),
    right: padding(least.right, frame.width),
    bottom: padding(least.bottom, frame.height),
    left: padding(least.left, frame.width),
  };
}

/** The closest view of all points that leaves `room`, in steps of zoom that the map can take. */
export function viewOf(
  points: readonly Point[],
  frame: Frame,
  room: Room,
  zooms: { max: number; step: number },
): MapView {
  const places = points.map(onSquare);
  const [west, east] = extent(places.map(({ x }) => x));
  const [north, south] = extent(places.map(({ y }) => y));
  const width = Math.max(1, frame.width - room.left - room.right);
  const height = Math.max(1, frame.height - room.top - room.bottom);
  const scale = Math.min(width / (east - west), height / (south - north));
  const steps = Math.floor(Math.log2(scale / tile) / zooms.step + 1e-6);
  const zoom = Math.max(0, Math.min(zooms.max, steps * zooms.step));
  const pixels = tile * 2 ** zoom;
  const centre = fromSquare({
    x: (west + east) / 2 + (room.right - room.left) / 2 / pixels,
    y: (north + south) / 2 + (room.bottom - room.top) / 2 / pixels,
  });
  return { centre, zoom };
}

const extent = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/**
 * All of the country: as `specified` where the frame then holds all points, else as close to that zoom as shows them all. What
 * the frame has beyond them is the country's own north, not its neighbour in the south.
 */
export function countryViewOf(
  points: readonly Point[],
  frame: Frame,
  specified: MapView,
  step: number,
): MapView {
  const room = markerRoom(frame);
  if (points.length === 0 || showsAll(points, specified, frame, room)) return specified;
  const view = viewOf(points, frame, room, { max: specified.zoom, step });
  const southmost = Math.max(...points.map((point) => inFrame(view, frame)(point).y));
  const below = frame.height - room.bottom - southmost;
  const { x, y } = onSquare(view.centre);
  return { ...view, centre: fromSquare({ x, y: y - below / (tile * 2 ** view.zoom) }) };
}

/** Where points lie in a frame at a view, in pixels from its upper left corner. */
export function inFrame(view: MapView, frame: Frame): (point: Point) => { x: number; y: number } {
  const pixels = tile * 2 ** view.zoom;
  const centre = onSquare(view.centre);
  return (point) => {
    const { x, y } = onSquare(point);
    return {
      x: (x - centre.x) * pixels + frame.width / 2,
      y: (y - centre.y) * pixels + frame.height / 2,
    };
  };
}

/** Whether a marker at a point is to be seen at a view, or after a short way of the map. */
export function isInReach(view: MapView, frame: Frame): (point: Point) => boolean {
  const at = inFrame(view, frame);
  return (point) => {
    const { x, y } = at(point);
    return x >= -beyond && x <= frame.width + beyond && y >= -beyond && y <= frame.height + beyond;
  };
}

/** Whether all points are in the frame at a view, with `room` around them. */
export function showsAll(points: readonly Point[], view: MapView, frame: Frame, room: Room): boolean {
  return points
    .map(inFrame(view, frame))
    .every(
      ({ x, y }) =>
        x >= room.left && x <= frame.width - room.right && y >= room.top && y <= frame.height - room.bottom,
    );
}
