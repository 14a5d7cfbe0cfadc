/** The same screen as in arriving.css: what stands below the first one of an information page is hidden there. */
const hidesBelow = "(width < 40rem) and (height < 60rem)";

/** Whether nothing that is painted before the picture at the top is there needs the styles of what is below. */
export function canHoldBelowStyles(): boolean {
  const { arriving, line } = document.documentElement.dataset;
  return arriving !== undefined && line === "slow" && matchMedia(hidesBelow).matches;
}

/**
 * Makes the styles count that the server put into a `noscript` (`server/inline-styles.ts`), in its very place, if the
 * browser has come to it. Reading them is about a tenth of a slow phone's work until its first frame. Only held on a slow
 * line: elsewhere the page is set in fonts of its own, and where one of them came too late, Chromium would change to it
 * when a stylesheet is added.
 */
export function applyBelowStyles(): void {
  const held = document.querySelector("noscript[data-below]");
  if (held) held.outerHTML = held.textContent ?? "";
}
