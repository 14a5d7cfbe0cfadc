import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

/** Where things lie in the frame of the map is known to a browser alone. */
const finder = "/get-support/support-groups/find-a-group";
test.use({ reducedMotion: "reduce" });

const mapOf = (page: Page) => page.getByRole("region", { name: "Map of support groups" });

async function openMap(page: Page) {
  await openRunning(page, finder);
  await mapOf(page).scrollIntoViewIfNeeded();
  await mapOf(page).locator(".group-marker").first().waitFor();
}

/** Presses each marker and Escape; answers what went wrong. Runs in the page: it is over in a moment there. */
async function pressEveryMarker(): Promise<{ markers: number; complaints: string[] }> {
  const frame = document.querySelector(".group-map-canvas");
  const all = document.querySelector<HTMLElement>(".finder-map-all");
  const markers = () => [...document.querySelectorAll<HTMLElement>(".group-marker")];
  const dialog = () => frame?.querySelector("[role=dialog]");
  const complaints: string[] = [];
  const isInside = (element: Element) => {
    const outer = frame?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return (
      outer &&
      box.left >= outer.left - 1 &&
      box.right <= outer.right + 1 &&
      box.top >= outer.top - 1 &&
      box.bottom <= outer.bottom + 1
    );
  };
  const until = async (what: string, holds: () => unknown) => {
    for (let frames = 0; frames < 300; frames += 1) {
      if (holds()) return;
      await new Promise(requestAnimationFrame);
    }
    complaints.push(what);
  };
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
    );
  const labels = markers().map((marker) => marker.getAttribute("aria-label") ?? "");
  for (const [index, label] of labels.entries()) {
    const outside = markers().filter((marker) => !isInside(marker));
    if (outside.length > 0) complaints.push(`${outside.length} markers outside before ${label}`);
    markers()[index]?.focus();
    press(index % 2 ? "Enter" : " ");
    // A badge whose groups come apart brings the map closer; the first of them is one press more.
    if (!dialog()) press("Enter");
    const close = () => frame?.querySelector(".leaflet-popup-close-button");
    await until(`${label}: no window in the frame`, () => {
      const [window, cross] = [dialog(), close()];
      return (
        window && cross && isInside(window) && isInside(cross) && window.contains(document.activeElement)
      );
    });
    press("Escape");
    await until(
      `${label}: the focus does not come back`,
      () => !dialog() && document.activeElement?.matches(".group-marker"),
    );
    all?.click();
    await until(`${label}: All does not show all`, () => markers().length === labels.length);
  }
  return { markers: labels.length, complaints };
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`at ${width} px All shows every marker, and each opens its window inside the frame`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openMap(page);
    // One finger scrolls the page: what it does is settled before any script hears of it.
    await expect(mapOf(page).locator(".group-map-canvas")).toHaveCSS("touch-action", "pan-x pan-y");
    const { markers, complaints } = await page.evaluate(pressEveryMarker);
    expect(complaints).toEqual([]);
    expect(markers).toBeGreaterThan(1);
  });
}
