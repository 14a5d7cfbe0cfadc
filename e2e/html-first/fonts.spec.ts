import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { painted, settled } from "../fixtures/held-first-paint.ts";
import { fontsInUse, setInOwnFonts } from "../fixtures/page-fonts.ts";

const address = "/privacy";

/** Goes there and answers which fonts the heading is set in, which were preloaded, and which were asked for. */
async function fontsOf(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") asked.push(new URL(request.url()).pathname);
  });
  await page.goto(address);
  await settled(page);
  const heading = page.getByRole("heading", { level: 1 });
  return {
    asked,
    heading: await heading.evaluate((element) => getComputedStyle(element).fontFamily),
    preloaded: await page.locator('head link[rel="preload"][as="font"]').count(),
  };
}

test("the two fonts of a page are preloaded on a good line", async ({ page }) => {
  const { asked, heading, preloaded } = await fontsOf(page);
  expect(heading).toMatch(/^"?Fraunces/);
  expect(preloaded).toBe(2);
  expect(new Set(asked).size).toBe(2);
});

test("a page on a slow line is set in the fonts of the device and asks for none", async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  const { asked, heading, preloaded } = await fontsOf(page);
  expect(heading).not.toContain("Fraunces");
  expect(preloaded).toBe(0);
  expect(asked).toEqual([]);
});

test("fonts that come after the first frame stay away from the page; a test that measures it has them drawn", async ({
  page,
}) => {
  const letFontsCome = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await letFontsCome.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await painted(page);
  letFontsCome.resolve();
  await settled(page);
  const own = async () => (await fontsInUse(page)).map(({ isCustomFont }) => isCustomFont);
  expect(await own()).toEqual([false, false]);
  await setInOwnFonts(page);
  expect(await own()).toEqual([true, true]);
});
