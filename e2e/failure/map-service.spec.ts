import { expect, test } from "../fixtures/clean-page.ts";
import { settled } from "../fixtures/held-first-paint.ts";
import { openRunning } from "../fixtures/hydrated.ts";
import { startSecondSite } from "../fixtures/second-site.ts";
import { pressEveryMarker } from "../pages/press-every-marker.ts";
import { startMapService } from "./map-service.ts";

const finder = "/get-support/support-groups/find-a-group";

// The browser itself reports a script that breaks.
test.use({ reducedMotion: "reduce", expectedComplaints: /A script that breaks|Failed to load resource/ });

test("the service is asked on press alone, again where it fails; our own map stays until its map comes, and a link to that loads nothing that the reader has not asked for", async ({
  page,
}) => {
  const service = await startMapService();
  const site = await startSecondSite({ GOOGLE_MAPS_KEY: "a-key", GOOGLE_MAPS_URL: service.script });
  const map = page.getByRole("region", { name: "Map of support groups" });
  const ours = map.locator(".leaflet-container");
  const theirs = map.locator(".google-map-ground");
  const again = map.getByRole("button", { name: "Load map again" });

  await test.step("nothing is asked before the press", async () => {
    await openRunning(page, `${site.url}${finder}`);
    await map.scrollIntoViewIfNeeded();
    await expect(ours).toBeVisible();
    await expect(map.getByText("This contacts Google")).toBeVisible();
    expect(service.asked).toEqual([]);
  });

  await test.step("a service that does not come is said not to, and our own map stays", async () => {
    service.answer("fails", "breaks", "fails", "breaks");
    await map.getByRole("button", { name: "Show Google Maps" }).click();
    await page.waitForURL(/map=google#group-map$/);
    await expect(map.getByRole("status")).toContainText("Google Maps could not load");
    expect(service.asked).toHaveLength(4);
    expect(service.asked[0]).toContain("key=a-key&v=weekly");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(ours).toBeVisible();
      await expect(ours.locator(".group-marker").first()).toBeVisible();
      const box = await again.boundingBox();
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  await test.step("asked again it may fail twice, then its map takes the place of ours", async () => {
    service.answer("fails", "fails", "comes");
    await again.click();
    await expect(theirs).toBeVisible();
    expect(service.asked).toHaveLength(3);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      // Under load the page may hear of its new width after the next question to it: the map is drawn anew then.
      await page.waitForFunction((wanted) => innerWidth === wanted, width);
      await settled(page);
      const { markers, complaints } = await page.evaluate(pressEveryMarker);
      expect(complaints).toEqual([]);
      expect(markers).toBeGreaterThan(1);
    }
    await theirs.getByRole("button", { name: "Whitehorse", exact: true }).click();
    await expect(theirs.getByRole("dialog")).toContainText("READ MORE");
    await expect(page).toHaveURL(/province=YT/);
    await map.getByRole("button", { name: "Show our own map" }).click();
    await expect(ours).toBeVisible();
  });

  await test.step("a link to the map of the service loads nothing that the reader has not asked for", async () => {
    service.answer("comes");
    await openRunning(page, `${site.url}${finder}?map=google`);
    await map.scrollIntoViewIfNeeded();
    await expect(ours).toBeVisible();
    expect(service.asked).toEqual([]);
    await map.getByRole("button", { name: "Show Google Maps" }).click();
    await expect(theirs).toBeVisible();
  });

  await site.stop();
  service.stop();
});
