import { expect, test } from "../fixtures/clean-page.ts";

test("a story shows its pictures first, then its headings, then what it tells", async ({ page }) => {
  await page.goto("/get-support/patient-stories/rose-kearney");
  const parts = page.locator(".carousel, .story-headings, .prose");
  await expect(parts).toHaveCount(3);
  await expect(parts.nth(0)).toHaveClass(/carousel/);
  await expect(parts.nth(1)).toHaveClass(/story-headings/);
  await expect(parts.nth(2)).toHaveClass(/prose/);
});

for (const width of [390, 1440]) {
  test(`the pictures line up with the words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/get-support/patient-stories/rose-kearney");
    const left = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().left);
    expect(await left(".carousel img")).toBeCloseTo(await left(".prose p"), 0);
  });
}
