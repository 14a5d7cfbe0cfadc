import { expect, test } from "../fixtures/clean-page.ts";
import { holdScripts } from "../fixtures/held-arrival.ts";
import { hydrated } from "../fixtures/hydrated.ts";

const informationPage = "/about-prostate-cancer/what-is-prostate-cancer/the-prostate";

test("a menu opened before the JavaScript arrives stays open when it has", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(informationPage);
  const entry = page.getByRole("banner").locator(".menu-top").first();
  await entry.click();
  const panel = page.locator(`#${await entry.getAttribute("aria-controls")}`);
  await expect(panel).toBeVisible();
  release();
  await hydrated(page);
  await expect(panel).toBeVisible();
  // The browser itself tells that a button's popover is open; the attribute is not allowed beside it (ARIA in HTML).
  await expect(entry).not.toHaveAttribute("aria-expanded");
});

test("a menu that the focus has left before the JavaScript arrives is closed when it has", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(informationPage);
  const entries = page.getByRole("banner").locator(".menu-top");
  await entries.first().click();
  const panel = page.locator(`#${await entries.first().getAttribute("aria-controls")}`);
  await expect(panel).toBeVisible();
  await entries.nth(1).focus();
  // A pointer that rests on a section opens it.
  await page.mouse.move(600, 700);
  release();
  await hydrated(page);
  await expect(panel).toBeHidden();
});
