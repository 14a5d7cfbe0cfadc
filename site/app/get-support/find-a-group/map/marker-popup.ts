import type { SupportGroup } from "@pcf/contract/content/support-group";
import { findAGroupCopy } from "../copy";
import { placeOf } from "../group-filter";

/** The window over a marker: town, the group's name if it is another, and the way to its card. */
export function markerPopup(group: SupportGroup): HTMLElement {
  const { groupName } = group.supportGroupName;
  const box = document.createElement("div");
  const add = (tag: "strong" | "p" | "a", text: string) => {
    const element = document.createElement(tag);
    element.textContent = text;
    box.append(element);
    return element;
  };
  add("strong", placeOf(group));
  if (groupName !== placeOf(group)) add("p", groupName);
  const link = add("a", findAGroupCopy.map.readMore);
  link.setAttribute("href", `#${group.slug}`);
  link.setAttribute("aria-label", `${findAGroupCopy.map.readMore}: ${groupName}`);
  return box;
}
