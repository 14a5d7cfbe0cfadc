/** The same screen as in arriving.css: what stands below the first one of an information page is hidden there. */
const hidesBelow = "(width < 40rem) and (height < 60rem)";

/** Whether nothing that is painted before the picture at the top is there needs the styles of what is below. */
export function canHoldBelowStyles(): boolean {
  const { arriving, line } = document.documentElement.dataset;
  return arriving !== undefined && line === "slow" && matchMedia(hidesBelow).matches;
}

/**
 * Makes the styles count that the server put into a `noscript` (`server/inline-styles.ts`), in its very place, if the
 * browser has come to it. On the benchmark's slow phone the main thread then works some 25 ms less before the picture
 * stands (290 against 314, by trace, 16 visits of each), and the picture stood 52 ms sooner (612 against 664 ms, 36 visits
 * of each by turns; an earlier trial showed no difference). Only held on a slow
 * line: elsewhere the page is set in fonts of its own, and where one of them came too late, Chromium would change to it
 * when a stylesheet is added.
 */
export function applyBelowStyles(): void {
  const held = document.querySelector("noscript[data-below]");
  if (held) held.outerHTML = held.textContent ?? "";
}
