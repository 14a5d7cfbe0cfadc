import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";
import { pressEveryMarker } from "./press-every-marker.ts";

/** Where things lie in the frame of the map is known to a browser alone. */
const finder = "/get-support/support-groups/find-a-group";
test.use({ reducedMotion: "reduce" });

const mapOf = (page: Page) => page.getByRole("region", { name: "Map of support groups" });

async function openMap(page: Page) {
  await openRunning(page, finder);
  await mapOf(page).scrollIntoViewIfNeeded();
  await mapOf(page).locator(".group-marker").first().waitFor();
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
