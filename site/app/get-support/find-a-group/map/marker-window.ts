import { findAGroupCopy } from "../find-a-group-copy";
import type { MapGroup } from "./map-group";

const copy = findAGroupCopy.map;

/** The window over a marker: for each group its town, its name if that is another, and the way to its card. */
export function markerWindow(groups: readonly MapGroup[], onReadMore: (slug: string) => void): HTMLElement {
  const box = document.createElement("div");
  box.className = "map-window";
  box.append(...groups.map((group) => groupLines(group, onReadMore)));
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
