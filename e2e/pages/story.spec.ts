import { expect, test } from "../fixtures/clean-page.ts";

test("a story shows its pictures first, then its headings, then what it tells", async ({ page }) => {
  await page.goto("/get-support/patient-stories/rose-kearney");
  const parts = page.locator(".carousel, .story-headings, .prose");
  await expect(parts).toHaveCount(3);
  await expect(parts.nth(0)).toHaveClass(/carousel/);
  await expect(parts.nth(1)).toHaveClass(/story-headings/);
  await expect(parts.nth(2)).toHaveClass(/prose/);
});
