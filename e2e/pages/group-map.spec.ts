import { expect, test } from "../fixtures/clean-page.ts";
import { painted } from "../fixtures/held-first-paint.ts";
import { openRunning } from "../fixtures/hydrated.ts";
import { pressEveryMarker } from "./press-every-marker.ts";

/** Where things lie in the frame of the map is known to a browser alone. */
const finder = "/get-support/support-groups/find-a-group";
test.use({ reducedMotion: "reduce" });

test("in a frame of every width All shows every marker, and each opens its window inside the frame", async ({
  page,
}) => {
  const map = page.getByRole("region", { name: "Map of support groups" });
  await openRunning(page, finder);
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height });
      await map.scrollIntoViewIfNeeded();
      await map.locator(".group-marker").first().waitFor();
      await map.getByRole("button", { name: "All", exact: true }).click();
      await painted(page);
      // One finger scrolls the page: what it does is settled before any script hears of it.
      await expect(map.locator(".group-map-canvas")).toHaveCSS("touch-action", "pan-x pan-y");
      const { markers, complaints } = await page.evaluate(pressEveryMarker);
      expect(complaints).toEqual([]);
      expect(markers).toBeGreaterThan(1);
    });
  }
});
