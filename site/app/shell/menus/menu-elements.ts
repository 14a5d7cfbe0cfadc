import type { KeyboardEvent } from "react";

/** Whether a panel is open. In a browser without popovers none ever is, and asking by selector would throw. */
export function isPopoverOpen(panel: Element | null | undefined): boolean {
  return panel != null && "popover" in panel && panel.matches(":popover-open");
}

/**
 * Whether an element can be seen, and so take the focus. Safari has `checkVisibility` from 17.4 on; before, what is not
 * visible has no boxes. The style is checked beside it: Chrome looks at that from 121 on.
 */
export function isVisible(element: Element): boolean {
  if (getComputedStyle(element).visibility !== "visible") return false;
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Moves the focus to the next or previous visible element that fits `selector` within the closest `scope`, and on from
 * the last one to the first. Returns whether the key was one of the given arrows.
 */
export function moveByArrow(
  event: KeyboardEvent,
  scope: string,
  selector: string,
  keys: readonly string[] = ["ArrowLeft", "ArrowRight"],
): boolean {
  const step = steps[event.key];
  const list = event.currentTarget.closest(scope);
  if (!step || !keys.includes(event.key) || !list) return false;
  const all = [...list.querySelectorAll<HTMLElement>(selector)].filter(isVisible);
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? all.indexOf(focused) : -1;
  event.preventDefault();
  all[(at + step + all.length) % all.length]?.focus();
  return true;
}
