/**
 * Lets a page that is arriving paint its first screen before it lays out what is below (`[data-arriving]` in the
 * styles), until its picture is there, `endArrival` is called because the reader does something, or two seconds are
 * over: a screen reader's finger is none of the events that tell of a reader. A page gone back to, reloaded or asked for
 * at a place inside is laid out whole at once: where it is scrolled to depends on the height of everything above.
 */
export function markArriving(): void {
  const { dataset } = document.documentElement;
  const [navigation] = performance.getEntriesByType("navigation");
  const fresh = navigation instanceof PerformanceNavigationTiming && navigation.type === "navigate";
  if (fresh && !location.hash) dataset.arriving = "";
  setTimeout(endArrival, 2000);
  // After the frame with the picture, which this event has waited for.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(endArrival)), { once: true });
}

export function endArrival(): void {
  delete document.documentElement.dataset.arriving;
}
