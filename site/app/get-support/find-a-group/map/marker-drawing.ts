import { afterPaint } from "../after-paint";
import { findAGroupCopy } from "../find-a-group-copy";
import type { MapGroup, MapSpot } from "./group-clusters";

const copy = findAGroupCopy.map;

/** On a square of the size of a marker; it stands on the middle of its lower edge. */
export const pinShape =
  '<path d="M25 47S9 31 9 19a16 16 0 0 1 32 0c0 12-16 28-16 28Z"/><circle cx="25" cy="19" r="6.5"/>';

/** A pin for one group, a round badge with their number for several. */
export function spotDrawing({ groups }: MapSpot): HTMLElement {
  const element = document.createElement("span");
  if (groups.length === 1) {
    element.className = "group-pin";
    element.innerHTML = `<svg viewBox="0 0 50 50" aria-hidden="true">${pinShape}</svg>`;
  } else {
    element.className = "group-badge";
    element.textContent = String(groups.length);
  }
  return element;
}

export function spotLabel(groups: MapSpot["groups"]): string {
  const [only, ...others] = groups;
  if (only && others.length === 0) return only.place;
  const places = [...new Set(groups.map((group) => group.place))];
  return copy.several(groups.length, places.slice(0, 3));
}

/** More than the highest window shows at once: the others are there by the time a reader has scrolled to them. */
const shownAtOnce = 8;

/** The window over a marker: for each group its town, its name if that is another, and the way to its card. */
export function markerWindow(groups: readonly MapGroup[], onReadMore: (slug: string) => void): HTMLElement {
  const box = document.createElement("div");
  box.className = "map-window";
  const add = (some: readonly MapGroup[]) =>
    box.append(...some.map((group) => groupLines(group, onReadMore)));
  add(groups.slice(0, shownAtOnce));
  if (groups.length > shownAtOnce) afterPaint().then(() => add(groups.slice(shownAtOnce)));
  return box;
}

function groupLines(group: MapGroup, onReadMore: (slug: string) => void): HTMLElement {
  const { name, place } = group;
  const lines = document.createElement("div");
  const add = (tag: "strong" | "p" | "a", text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    lines.append(element);
    return element;
  };
  add("strong", place);
  if (name !== place) add("p", name);
  const link = add("a", copy.readMore);
  link.setAttribute("href", `#${group.slug}`);
  link.setAttribute("aria-label", `${copy.readMore}: ${name}`);
  link.addEventListener("click", (event) => {
    event.preventDefault();
    onReadMore(group.slug);
  });
  return lines;
}
