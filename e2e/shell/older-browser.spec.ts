import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

test.describe("without popovers", () => {
  // The styles of the page are replaced on their way, which its policy would forbid.
  test.use({ bypassCSP: true });

  test.beforeEach(async ({ page }) => {
    // A browser from before popovers: it ignores the attribute, has no such property, and refuses the selector.
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, "popover");
      const ask = Element.prototype.matches;
      Object.defineProperty(Element.prototype, "matches", {
        value(this: Element, selector: string) {
          if (selector.includes(":popover-open"))
            throw new DOMException("not a valid selector", "SyntaxError");
          return ask.call(this, selector);
        },
      });
    });
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const answer = await route.fetch();
      const html = (await answer.text())
        .replaceAll('popover="auto"', "")
        .replaceAll(":popover-open", ":no-such-state")
        .replaceAll("@supports not selector(:no-such-state)", "@supports selector(:root)");
      await route.fulfill({ response: answer, body: html });
    });
  });

  for (const width of [390, 1440]) {
    test(`no menu covers the page, and a link leads to the sections (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openRunning(page, "/about-us");
      await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
      await expect(page.locator(".mobile-menu, .menu-panel").filter({ visible: true })).toHaveCount(0);
      await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
      const sections = page.getByRole("navigation", { name: "Explore" });
      await expect(sections).toBeInViewport();
      await sections.getByRole("link", { name: "Get Support" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Get support" })).toBeVisible();
    });
  }
});

test.describe("where nothing tells what is visible", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  });

  test("the arrows lead through the main menu", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openRunning(page, "/about-us");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.getByRole("button", { name: "About Us" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(menu.getByRole("button", { name: "About Prostate Cancer" })).toBeFocused();
    await page.keyboard.press("ArrowLeft");
    await expect(menu.getByRole("button", { name: "About Us" })).toBeFocused();
  });

  test("the keyboard goes round inside the open mobile menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await openRunning(page, "/about-us");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Donate" }).focus();
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(menu.getByRole("link", { name: "Donate" })).toBeFocused();
  });
});
