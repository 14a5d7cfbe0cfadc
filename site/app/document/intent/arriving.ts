/**
 * Lets a page that is arriving paint its first screen before it lays out what is below (`[data-arriving]` in the
 * styles). A page gone back to, reloaded or asked for at a place inside is laid out whole at once: where it is scrolled
 * to depends on the height of everything above.
 */
export function markArriving() {
  const [navigation] = performance.getEntriesByType("navigation");
  if (!(navigation instanceof PerformanceNavigationTiming)) return;
  if (navigation.type !== "navigate" || location.hash) return;
  const { dataset } = document.documentElement;
  dataset.arriving = "";
  // After the frame with the picture whose arrival this event has waited for.
  addEventListener("load", () => requestAnimationFrame(() => setTimeout(() => delete dataset.arriving)), {
    once: true,
  });
}
