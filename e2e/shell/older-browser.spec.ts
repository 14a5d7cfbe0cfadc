import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

const [phone, desktop] = [
  { width: 390, height: 780 },
  { width: 1440, height: 900 },
];

test.describe("without popovers", () => {
  // The styles of the page are replaced on their way, which its policy would forbid.
  test.use({ bypassCSP: true });

  test("no menu covers the page, and a link leads to the sections", async ({ page }) => {
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
    await page.route("**/about-us", async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text())
        .replaceAll('popover="auto"', "")
        .replaceAll(":popover-open", ":no-such-state")
        .replaceAll("@supports not selector(:no-such-state)", "@supports selector(:root)");
      await route.fulfill({ response: answer, body: html });
    });

    await openRunning(page, "/about-us");
    const sections = page.getByRole("navigation", { name: "Explore" });
    for (const size of [phone, desktop]) {
      await test.step(`${size.width} px`, async () => {
        await page.setViewportSize(size);
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        await expect(page.getByRole("heading", { level: 1, name: "About us" })).toBeVisible();
        await expect(page.locator(".mobile-menu, .menu-panel").filter({ visible: true })).toHaveCount(0);
        await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
        await expect(sections).toBeInViewport();
      });
    }
    await sections.getByRole("link", { name: "Get support" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Get support" })).toBeVisible();
  });
});

test("where nothing tells what is visible, the arrows lead through the main menu, and the keyboard goes round inside the open mobile menu", async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, "checkVisibility"));
  await page.setViewportSize(desktop);
  await openRunning(page, "/about-us");
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("button", { name: "About us" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(main.getByRole("button", { name: "About prostate cancer" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(main.getByRole("button", { name: "About us" })).toBeFocused();

  await page.setViewportSize(phone);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.getByRole("link", { name: "Donate" }).focus();
  await page.keyboard.press("Tab");
  await expect(menu.getByLabel("Search this site")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(menu.getByRole("link", { name: "Donate" })).toBeFocused();
});
