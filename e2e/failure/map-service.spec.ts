import type { Page } from "@playwright/test";
import { test as base, expect } from "../fixtures/clean-page.ts";
import { drawn } from "../fixtures/held-arrival.ts";
import { openRunning } from "../fixtures/hydrated.ts";
import { startSecondSite } from "../fixtures/second-site.ts";
import { pressEveryMarker } from "../pages/press-every-marker.ts";
import { startMapService } from "./map-service.ts";

const finder = "/get-support/support-groups/find-a-group";

type Service = Awaited<ReturnType<typeof startMapService>>;

/** All on a site that has the key of a maps service. */
const test = base.extend<object, { service: Service; siteWithService: string }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for the braces.
    async ({}, use) => {
      const service = await startMapService();
      await use(service);
      service.stop();
    },
    { scope: "worker" },
  ],
  siteWithService: [
    async ({ service }, use) => {
      const site = await startSecondSite({ GOOGLE_MAPS_KEY: "a-key", GOOGLE_MAPS_URL: service.script });
      await use(site.url);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: ({ siteWithService }, use) => use(siteWithService),
});
test.describe.configure({ timeout: 120_000 });
// The browser itself reports a script that breaks.
test.use({ reducedMotion: "reduce", expectedComplaints: /A script that breaks|Failed to load resource/ });

const mapOf = (page: Page) => page.getByRole("region", { name: "Map of support groups" });
const ours = (page: Page) => mapOf(page).locator(".leaflet-container");
const theirs = (page: Page) => mapOf(page).locator(".google-map-ground");

async function openMap(page: Page) {
  await openRunning(page, finder);
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect(ours(page)).toBeVisible();
}

test("the service is asked on press alone; it may fail twice, then its map takes the place of ours", async ({
  page,
  service,
}) => {
  service.answer("fails", "fails", "comes");
  await openMap(page);
  await expect(mapOf(page).getByText("This contacts Google")).toBeVisible();
  expect(service.asked).toEqual([]);
  await mapOf(page).getByRole("button", { name: "Show Google Maps" }).click();
  await page.waitForURL(/map=google#group-map$/);
  await expect(theirs(page)).toBeVisible();
  expect(service.asked).toHaveLength(3);
  expect(service.asked[0]).toContain("key=a-key&v=weekly");

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await drawn(page);
    const { markers, complaints } = await page.evaluate(pressEveryMarker);
    expect(complaints).toEqual([]);
    expect(markers).toBeGreaterThan(1);
  }
  await theirs(page).getByRole("button", { name: "Whitehorse", exact: true }).click();
  await expect(theirs(page).getByRole("dialog")).toContainText("READ MORE");
  await expect(page).toHaveURL(/province=YT/);

  await mapOf(page).getByRole("button", { name: "Show our own map" }).click();
  await expect(ours(page)).toBeVisible();
});

test("a link to the map of the service loads nothing that the reader has not asked for", async ({
  page,
  service,
}) => {
  service.answer("comes");
  await openRunning(page, `${finder}?map=google`);
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect(ours(page)).toBeVisible();
  expect(service.asked).toEqual([]);
});

test("a service that does not come is said not to, our own map stays, and it can be asked again", async ({
  page,
  service,
}) => {
  service.answer("fails", "breaks", "fails", "breaks", "comes");
  await openRunning(page, `${finder}?map=google`);
  await mapOf(page).scrollIntoViewIfNeeded();
  await mapOf(page).getByRole("button", { name: "Show Google Maps" }).click();
  await expect(mapOf(page).getByRole("status")).toContainText("Google Maps could not load");
  expect(service.asked).toHaveLength(4);
  const again = mapOf(page).getByRole("button", { name: "Load map again" });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(ours(page)).toBeVisible();
    await expect(ours(page).locator(".group-marker").first()).toBeVisible();
    const box = await again.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await again.click();
  await expect(theirs(page)).toBeVisible();
});
