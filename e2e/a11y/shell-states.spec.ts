import { expect, test } from "../fixtures/clean-page.ts";
import { expectAccessible } from "./findings.ts";

test.use({ reducedMotion: "reduce" });

test("axe finds nothing in the open main menu", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about-prostate-cancer/treatment");
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("button", { name: "About prostate cancer" }).click();
  await menu.getByRole("link", { name: "Treatment", exact: true }).focus();
  await expect(menu.getByRole("link", { name: "When your cancer returns" })).toBeVisible();
  await expectAccessible(page, page.url(), { withFrame: true });
});

test("axe finds nothing in the open mobile menu, three levels down", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto("/about-prostate-cancer/treatment");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByText("About prostate cancer", { exact: true }).click();
  await menu.getByText("Treatment", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "When your cancer returns" })).toBeVisible();
  await expectAccessible(page, page.url(), { withFrame: true });
});

for (const path of ["/", "/ways-to-give/donate-online"]) {
  test(`axe finds nothing on ${path} in high contrast and the largest text`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole("button", { name: "Largest text" }).click();
    await page.getByRole("button", { name: "High contrast" }).click();
    await expect(page.locator("html[data-text='3'][data-contrast=more]")).toBeVisible();
    await expectAccessible(page, page.url(), { withFrame: true });
  });
}
