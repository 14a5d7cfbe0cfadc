import { mapMarkerSize } from "@pcf/contract/constants";
import type { Frame } from "./map-view";

/** `names.json` of `public/map`. */
export type NamesFile = {
  areas: [name: string, short: string, lat: number, lng: number][];
  /** From the first rank, which the whole country shows, to the third. */
  towns: [name: string, lat: number, lng: number, rank: number][];
};
/** A box on the screen, in pixels. */
export type Box = { left: number; top: number; right: number; bottom: number };
/** A name that wants a place: `texts` from the longest to the shortest that will do. */
export type NameWish = { texts: readonly string[]; x: number; y: number; kind: "area" | "town" };
export type PlacedName = {
  text: string;
  kind: NameWish["kind"];
  x: number;
  y: number;
  left: number;
  top: number;
};

/** About how wide and high a letter of each kind is. */
const letter = { area: { width: 9, height: 20 }, town: { width: 6.9, height: 17 } };
/** What keeps names apart that stand side by side: "SK" and "MB" are wider than their letters are on average. */
const apart = 8;
const besideDot = 7;

/** The zoom from which the towns of each rank are named; the whole names of the provinces fit from the first on. */
const townZooms = [3.75, 5, 6];

/** The names that a view may show, the provinces first. `at` is where on the screen a point is; undefined for one that is far off. */
export function nameWishes(
  { areas, towns }: NamesFile,
  zoom: number,
  at: (point: { lat: number; lng: number }) => { x: number; y: number } | undefined,
): NameWish[] {
  function wish(kind: NameWish["kind"], texts: string[], lat: number, lng: number): NameWish[] {
    const point = at({ lat, lng });
    return point ? [{ kind, texts, x: point.x, y: point.y }] : [];
  }
  const isFar = zoom < (townZooms[0] ?? 0);
  return [
    ...areas.flatMap(([name, short, lat, lng]) => wish("area", isFar ? [short] : [name, short], lat, lng)),
    ...towns
      .filter(([, , , rank]) => zoom >= (townZooms[rank - 1] ?? 0))
      .flatMap(([name, lat, lng]) => wish("town", [name], lat, lng)),
  ];
}

const half = mapMarkerSize / 2;
/** From the edges of the frame to the far ends of the buttons in its lower corners, in pixels. */
const buttons = { zoomWide: 110, allWide: 80, high: 62 };

/** What a marker at a point of the screen covers: a pin stands on it, narrower than its square; a badge lies around it. */
export function markerBox({ x, y }: { x: number; y: number }, kind: "pin" | "badge"): Box {
  if (kind === "badge") return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  return { left: x - half + 7, right: x + half - 7, top: y - mapMarkerSize + 3, bottom: y };
}

/** What the buttons for zoom and "All" cover in a frame, in its pixels, with a little room around them. */
export function buttonBoxes({ width, height }: Frame): Box[] {
  const top = height - buttons.high;
  return [
    { left: 0, right: buttons.zoomWide, top, bottom: height },
    { left: width - buttons.allWide, right: width, top, bottom: height },
  ];
}

export const movedBox = (box: Box, x: number, y: number): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
});

/** The frame as a box, in its own pixels. */
export const frameBox = ({ width, height }: Frame): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

/** Gives each name a place `within` the frame where it covers neither a marker nor a name before it, or none. The first come first. */
export function placeNames(wishes: readonly NameWish[], taken: readonly Box[], within: Box): PlacedName[] {
  const boxes = [...taken];
  const isFree = (box: Box) => isInside(box, within) && !boxes.some((other) => overlap(box, other));
  return wishes.flatMap((wish) => {
    for (const text of wish.texts) {
      const box = boxesFor(wish, text).find(isFree);
      if (!box) continue;
      boxes.push(box);
      return [{ text, kind: wish.kind, x: wish.x, y: wish.y, left: box.left, top: box.top }];
    }
    return [];
  });
}

/** An area has its name in its middle, or a little off it; a town beside, below or above its dot. */
function boxesFor({ kind, x, y }: NameWish, text: string): Box[] {
  const width = text.length * letter[kind].width + apart;
  const { height } = letter[kind];
  const at = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + height });
  const middle = { left: x - width / 2, top: y - height / 2 };
  if (kind === "area") return [0, -height, height].map((off) => at(middle.left, middle.top + off));
  return [
    at(x + besideDot, middle.top),
    at(x - besideDot - width, middle.top),
    at(middle.left, y + besideDot - 2),
    at(middle.left, y - besideDot + 2 - height),
  ];
}

const isInside = (box: Box, outer: Box) =>
  box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom;

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
