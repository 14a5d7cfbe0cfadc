import { expect, test } from "../fixtures/clean-page.ts";
import { startGallerySite } from "../fixtures/gallery-site.ts";
import { openRunning } from "../fixtures/hydrated.ts";
import { expectAccessible, findings } from "./findings.ts";

// One worker for all of them, so that the gallery is built once.
test.describe.configure({ mode: "default" });

let gallery: Awaited<ReturnType<typeof startGallerySite>>;
test.beforeAll(async () => {
  // A whole build, beside two other browsers.
  test.setTimeout(480_000);
  gallery = await startGallerySite();
});
test.afterAll(() => gallery?.stop());

for (const [width, height] of [
  [320, 640],
  [1440, 900],
] as const) {
  test(`every component in every state holds at ${width} px, by day and night`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${gallery.url}/_gallery`);
    expect(await page.locator("[data-example]").count()).toBeGreaterThan(30);
    for (const details of await page.locator("main details:not([name])").all())
      await details.evaluate((element: HTMLDetailsElement) => element.toggleAttribute("open", true));
    await expectAccessible(page, "the gallery", { within: "main" });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}

test("a dialog keeps the focus, closes by Escape and gives the focus back", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openRunning(page, `${gallery.url}/_gallery`);
  const button = page.getByRole("button", { name: "Open the dialog" });
  await button.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Thank you" });
  await expect(dialog).toBeVisible();
  expect(await findings(page, { within: "dialog[open]" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("visitors do not reach the gallery", async ({ request }) => {
  expect((await request.get("/_gallery")).status()).toBe(404);
});
