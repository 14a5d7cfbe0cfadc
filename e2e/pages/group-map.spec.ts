import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

/** Where things lie in the frame of the map is known to a browser alone. */
const finder = "/get-support/support-groups/find-a-group";
test.use({ reducedMotion: "reduce" });

const frameOf = (page: Page) => page.locator(".group-map-canvas");
const markersOf = (page: Page) => frameOf(page).locator(".group-marker");

async function openMap(page: Page) {
  await openRunning(page, finder);
  await page.getByRole("region", { name: "Map of support groups" }).scrollIntoViewIfNeeded();
  await markersOf(page).first().waitFor();
}

/** Whether all of the elements are whole in the frame. */
async function areInside(page: Page, elements: Locator): Promise<boolean> {
  const frame = await frameOf(page).boundingBox();
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()));
  return boxes.every(
    (box) =>
      frame &&
      box &&
      box.x >= frame.x - 0.5 &&
      box.y >= frame.y - 0.5 &&
      box.x + box.width <= frame.x + frame.width + 0.5 &&
      box.y + box.height <= frame.y + frame.height + 0.5,
  );
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`at ${width} px All shows every marker, and each opens in the frame and gives the focus back`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openMap(page);
    const map = page.getByRole("region", { name: "Map of support groups" });
    const window = frameOf(page).getByRole("dialog");
    expect(await areInside(page, markersOf(page))).toBe(true);
    const labels = await markersOf(page).evaluateAll((all) =>
      all.map((one) => one.getAttribute("aria-label")),
    );
    for (const label of labels) {
      await frameOf(page)
        .getByRole("button", { name: label ?? "", exact: true })
        .focus();
      await page.keyboard.press(width < 1000 ? "Space" : "Enter");
      // A badge whose groups come apart brings the map closer; the first of them is one press more.
      if ((await window.count()) === 0) await page.keyboard.press("Enter");
      await expect(window).toBeVisible();
      await expect.poll(() => areInside(page, window)).toBe(true);
      expect(await areInside(page, window.getByRole("button", { name: "Close popup" }))).toBe(true);
      await page.keyboard.press("Escape");
      await expect(window).toBeHidden();
      await expect(frameOf(page).locator(":focus")).toHaveCount(1);
      await map.getByRole("button", { name: "All", exact: true }).click();
      await expect(page).not.toHaveURL(/province=/);
      await expect(markersOf(page)).toHaveCount(labels.length);
    }
  });
}
