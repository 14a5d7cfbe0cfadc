import { afterPaint } from "../after-paint";
import { findAGroupCopy } from "../find-a-group-copy";
import type { MapGroup } from "./map-group";

const copy = findAGroupCopy.map;

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
