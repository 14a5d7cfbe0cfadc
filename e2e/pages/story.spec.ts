import { expect, test } from "../fixtures/clean-page.ts";

test("a story shows its pictures first, then its headings, then what it tells, and the pictures line up with the words", async ({
  page,
}) => {
  await page.goto("/get-support/patient-stories/rose-kearney");
  const parts = page.locator(".carousel, .story-headings, .prose");
  await expect(parts).toHaveCount(3);
  await expect(parts.nth(0)).toHaveClass(/carousel/);
  await expect(parts.nth(1)).toHaveClass(/story-headings/);
  await expect(parts.nth(2)).toHaveClass(/prose/);
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await left(".carousel img"), `at ${width} px`).toBeCloseTo(await left(".prose p"), 0);
  }
});
