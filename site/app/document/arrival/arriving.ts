import { firstScreenRead } from "../../ui/hero/first-screen-read.ts";
import { applyBelowStyles, canHoldBelowStyles } from "./below-styles.ts";

/**
 * Lets a page that is arriving paint its first screen before it lays out what is below (`[data-arriving]` in the
 * styles), until its picture is there, `endArrival` is called because the reader does something, or two seconds are
 * over: a screen reader's finger is none of the events that tell of a reader. A page gone back to, reloaded or asked for
 * at a place inside is laid out whole at once: where it is scrolled to depends on the height of everything above. What is
 * printed is whole too. Called after `markSlowLine`.
 */
export function markArriving(): void {
  const { dataset } = document.documentElement;
  const [navigation] = performance.getEntriesByType("navigation");
  // Not asked by its class, which a browser may keep to itself: the styles of the page depend on this script.
  const fresh = navigation && "type" in navigation && navigation.type === "navigate";
  if (fresh && !location.hash) dataset.arriving = "";
  addEventListener(firstScreenRead, layOutFirstScreen, { once: true });
  addEventListener("beforeprint", endArrival, { once: true });
  setTimeout(endArrival, 2000);
  // After the frame with the picture, which this event has waited for.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(endArrival)), { once: true });
}

/**
 * Before the first frame, which waits for this: a picture that comes meanwhile is then painted with it. Laid out in the
 * frame itself, the page would be painted without it, and the picture wait for a second frame (32 to 56 ms later in three runs
 * by turns of 34 to 39 visits each; the benchmark's own runs differ by more).
 */
function layOutFirstScreen() {
  if (!canHoldBelowStyles()) applyBelowStyles();
  document.body.getBoundingClientRect();
}

export function endArrival(): void {
  applyBelowStyles();
  delete document.documentElement.dataset.arriving;
}
