import { expect, test } from "../fixtures/clean-page.ts";

test.describe("a page magnified four times", () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("nothing stays in the way while the page is scrolled", async ({ page }) => {
    for (const path of [
      "/",
      "/about-prostate-cancer/diagnosis-and-staging/the-psa-test-and-the-dre",
      "/ways-to-give/donate-online",
    ]) {
      await page.goto(path);
      await page.mouse.move(100, 100);
      await page.mouse.wheel(0, 1_600);
      await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(900);
      const covering = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
          .map((element) => `${element.tagName} ${element.className}`),
      );
      expect(covering, path).toEqual([]);
    }
  });

  test("every level of the menu can be reached", async ({ page }) => {
    await page.goto("/about-us");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("About prostate cancer", { exact: true }).click();
    await menu.getByText("Treatment", { exact: true }).click();
    await menu.getByRole("link", { name: "When your cancer returns" }).click();
    await expect(page).toHaveURL(/when-your-cancer-returns$/);
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("what is chosen is still told apart from what is not", async ({ page }) => {
    await page.goto("/ways-to-give/donate-online");
    const amounts = page.getByRole("group", { name: "How much would you like to give?" }).getByRole("radio");
    await amounts.nth(1).check({ force: true });
    const looks = await amounts.evaluateAll((all) =>
      all.map((radio) => {
        const tile = radio.closest(".choice");
        const look = tile && getComputedStyle(tile);
        return look ? `${look.backgroundColor} ${look.borderTopWidth} ${look.outlineStyle}` : "";
      }),
    );
    expect(looks[1]).not.toBe(looks[0]);
  });
});

test("nothing moves for readers who want no motion", async ({ page }) => {
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .flatMap((element) =>
          [undefined, "::before", "::after"].map((part) => ({
            element,
            style: getComputedStyle(element, part),
          })),
        )
        .filter(
          ({ style }) =>
            style.scrollBehavior === "smooth" ||
            (style.transitionProperty !== "none" && Number.parseFloat(style.transitionDuration) > 0) ||
            (style.animationName !== "none" && Number.parseFloat(style.animationDuration) > 0.01),
        )
        .map(({ element }) => `${element.tagName} ${element.getAttribute("class")}`),
    );
  for (const path of ["/", "/news", "/get-support/find-a-group", "/ways-to-give/donate-online"]) {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(path);
    expect((await moving()).length, path).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await moving(), path).toEqual([]);
  }
});

test("on a phone the search is one press away, also in the largest text, and Donate stays beside it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about-us");
  const header = page.getByRole("banner");
  for (const size of ["Normal text", "Largest text"]) {
    await header.getByRole("button", { name: size }).click();
    await expect(header.getByRole("link", { name: "Donate" })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole("link", { name: "Search" })).toBeInViewport({ ratio: 1 });
  }
  await header.getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("main").getByLabel("Search this site")).toBeFocused();
});
