import { expect, test } from "../fixtures/clean-page.ts";
import { wake } from "../fixtures/hydrated.ts";
import { setInOwnFonts } from "../fixtures/page-fonts.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

test("the menu offers all of the site in three levels, keeps the keyboard inside, and leads to pages and to parts of them", async ({
  page,
}) => {
  await page.goto("/about-us");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  const menu = page.getByRole("dialog", { name: "Menu" });

  await test.step("three levels slide in one after the other, and lead back again; the page behind does not scroll", async () => {
    await button.click();
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    await menu.getByText("About prostate cancer", { exact: true }).click();
    await expect(menu.getByText("Get involved", { exact: true })).toBeHidden();
    await menu.getByText("Treatment", { exact: true }).click();
    await expect(menu.getByRole("link", { name: "Advanced prostate cancer" })).toBeVisible();
    await expect(menu.getByText("Video library", { exact: true })).toBeHidden();
    await menu.getByText("Treatment", { exact: true }).click();
    await menu.getByText("About prostate cancer", { exact: true }).click();
    await expect(menu.getByText("Get involved", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });

  await wake(page);
  await test.step("the keyboard stays inside the open menu, and Escape gives the focus back", async () => {
    await button.focus();
    await page.keyboard.press("Enter");
    await menu.getByLabel("Search this site").focus();
    const holdsFocus = () => menu.evaluate((element) => element.contains(document.activeElement));
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press("Tab");
      expect(await holdsFocus()).toBe(true);
    }
    await page.keyboard.press("Shift+Tab");
    expect(await holdsFocus()).toBe(true);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step("it also offers news, search, the store, giving and sign-up, and closes over the form", async () => {
    await button.click();
    await expect(menu.getByRole("link", { name: "News" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Store" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Donate" })).toHaveAttribute("href", "/ways-to-give/donate");
    await expect(menu.getByRole("search")).toBeVisible();
    await menu.getByRole("link", { name: "Sign Up" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("textbox", { name: "First name" })).toBeInViewport();
  });

  const heading = page.getByRole("main").getByRole("heading", { name: "Apply for a grant" });
  for (const place of ["from another page", "from its own page"]) {
    await test.step(`an entry that names a part of a page leads to that part, ${place}`, async () => {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await button.click();
      await menu.getByText("Grants & awards", { exact: true }).click();
      await menu.getByText("Grants", { exact: true }).click();
      await menu.getByRole("link", { name: "Apply for a grant" }).click();
      await expect(menu).toBeHidden();
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    });
  }

  await test.step("a level opened from the end of a scrolled list starts at the top, right below the search", async () => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await setInOwnFonts(page);
    await page.getByRole("button", { name: "Largest text" }).click();
    await button.click();
    await menu.getByText("About prostate cancer", { exact: true }).click();
    await menu.getByText("Living with prostate cancer", { exact: true }).click();
    const level = menu.getByText("Living with prostate cancer", { exact: true });
    await expect(level).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole("link", { name: "Living with prostate cancer: overview" })).toBeInViewport({
      ratio: 1,
    });
    await menu.getByRole("link", { name: "Sleep" }).click();
    await expect(page).toHaveURL(/sleep$/);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the menu opens, slides and leads to a page", async ({ page }) => {
    await page.goto("/about-us");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("Get support", { exact: true }).click();
    await menu.getByRole("link", { name: "Peer support" }).click();
    await expect(page).toHaveURL(/peer-support$/);
  });
});
