import { findAGroupCopy } from "../find-a-group-copy";
import type { MapSpot } from "./group-clusters";

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
