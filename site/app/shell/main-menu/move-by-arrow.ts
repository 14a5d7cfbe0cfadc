import type { KeyboardEvent } from "react";
import { isVisible } from "~/shell/is-visible";

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Moves the focus to the next or previous visible element that fits `selector` within the closest `scope`, and on from
 * the last one to the first. Returns whether the key was one of the arrows asked for.
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
