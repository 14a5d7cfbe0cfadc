import { firstScreenRead } from "../ui/hero/first-screen-read.ts";

/**
 * Lets a page that is arriving paint its first screen before it lays out what is below (`[data-arriving]` in the
 * styles), until its picture is there, `endFirstPaint` is called because the reader does something, or two seconds are
 * over: a screen reader's finger is none of the events that tell of a reader. A page gone back to, reloaded or asked for
 * at a place inside, or for a thing on it that its address names (`?video=`), is laid out whole at once: where it is scrolled to depends on the height of everything above. What is
 * printed is whole too. Called after `markSlowLine`.
 */
export function holdForFirstPaint(): void {
  const { dataset } = document.documentElement;
  const [navigation] = performance.getEntriesByType("navigation");
  // Not asked by its class, which a browser may keep to itself: the styles of the page depend on this script.
  const fresh = navigation && "type" in navigation && navigation.type === "navigate";
  if (fresh && !location.hash && !location.search) dataset.arriving = "";
  addEventListener(firstScreenRead, layOutFirstScreen, { once: true });
  addEventListener("beforeprint", endFirstPaint, { once: true });
  setTimeout(endFirstPaint, 2000);
  // After the frame with the picture, which this event has waited for.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(endFirstPaint)), { once: true });
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

export function endFirstPaint(): void {
  applyBelowStyles();
  delete document.documentElement.dataset.arriving;
}

/** The same screen as in arriving.css: what stands below the first one of an information page is hidden there. */
const hidesBelow = "(width < 40rem) and (height < 60rem)";

/** Whether nothing that is painted before the picture at the top is there needs the styles of what is below. */
function canHoldBelowStyles(): boolean {
  const { arriving, line } = document.documentElement.dataset;
  return arriving !== undefined && line === "slow" && matchMedia(hidesBelow).matches;
}

/**
 * Makes the styles count that the server put into a `noscript` (`server/pages/inline-styles.ts`), in its very place, if the
 * browser has come to it. On the benchmark's slow phone the main thread then works some 25 ms less before the picture
 * stands (290 against 314, by trace, 16 visits of each), and the picture stood 52 ms sooner (612 against 664 ms, 36 visits
 * of each by turns; an earlier trial showed no difference). Only held on a slow
 * line: elsewhere the page is set in fonts of its own, and where one of them came too late, Chromium would change to it
 * when a stylesheet is added.
 */
function applyBelowStyles(): void {
  const held = document.querySelector("noscript[data-below]");
  if (held) held.outerHTML = held.textContent ?? "";
}

/** What browsers built on Chromium tell of the line. https://wicg.github.io/netinfo/ */
type Line = {
  saveData: boolean;
  effectiveType: string /** ms */;
  rtt: number /** Mbit/s */;
  downlink: number;
};

/**
 * Marks the document of a reader on a slow or metered line (slow 4G and below), which is then set in the device's own
 * fonts (`[data-line]` in the styles): the site's would come too late to be shown, and take the line from the words and
 * the picture. A font that is waited for also has the device's look up two in its place, so such pages are set in one
 * family: a second one is a second font to open.
 */
export function markSlowLine(): void {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (!connection) return;
  const { saveData, effectiveType, rtt, downlink } = connection;
  if (saveData || effectiveType !== "4g" || (rtt >= 150 && downlink < 2))
    document.documentElement.dataset.line = "slow";
}
