import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

const finder = "/get-support/support-groups/find-a-group";

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

test("choosing a province narrows list and map, and All brings every group back", async ({ page }) => {
  await openRunning(page, finder);
  const count = page.getByText(/^\d+ groups?$/).first();
  const all = await count.textContent();
  await page.getByRole("combobox", { name: "Province or territory" }).selectOption("Alberta");
  await expect(page).toHaveURL(/province=AB/);
  await expect(count).not.toHaveText(all ?? "");
  await expect(page.getByRole("heading", { level: 2, name: "Alberta" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Ontario" })).toBeHidden();
  const map = page.getByRole("region", { name: "Map of support groups" });
  await map.scrollIntoViewIfNeeded();
  await map.getByRole("button", { name: "All", exact: true }).click();
  await expect(count).toHaveText(all ?? "");
});

test("a badge of several groups opens by keyboard, down to one group whose window leads to its card", async ({
  page,
}) => {
  await openRunning(page, finder);
  const map = page.getByRole("region", { name: "Map of support groups" });
  const window = map.locator(".leaflet-popup");
  await map.scrollIntoViewIfNeeded();
  await map
    .getByRole("button", { name: /^\d+ groups near/ })
    .first()
    .focus();
  const label = () => map.locator(":focus").getAttribute("aria-label");
  for (let step = 0; step < 6 && (await window.count()) === 0; step += 1) {
    const before = await label();
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await window.count()) > 0 || (await label()) !== before).toBe(true);
  }
  await expect(window).toBeVisible();
  await expect(page).toHaveURL(/province=/);
  const readMore = window.getByRole("link", { name: /^READ MORE/ }).first();
  await expect(readMore).toBeFocused();
  const slug = (await readMore.getAttribute("href"))?.slice(1) ?? "none";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`#${slug}$`));
  await expect(page.locator(`[id="${slug}"]`)).toBeInViewport();
});

test("a town sorts the groups by distance, worked out on the device", async ({ page }) => {
  const asked: string[] = [];
  await openRunning(page, finder);
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("textbox", { name: "Near me" }).fill("Kelowna");
  await page.getByRole("button", { name: "Sort by distance" }).click();
  await expect(page.getByText(/groups, nearest to Kelowna/)).toBeVisible();
  await expect(page.getByText(/Less than 1 km away|About \d+ km away/).first()).toBeVisible();
  expect(asked.filter((url) => /kelowna/i.test(url))).toEqual([]);
});

test("a choice keeps the focus in its field, and the way back shows the choice before", async ({ page }) => {
  await openRunning(page, finder);
  const province = page.getByRole("combobox", { name: "Province or territory" });
  await province.focus();
  await province.selectOption("Alberta");
  await expect(page).toHaveURL(/province=AB/);
  await expect(page.getByRole("heading", { level: 2, name: "Ontario" })).toBeHidden();
  await expect(province).toBeFocused();
  await expect(province).toHaveValue("AB");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2, name: "Ontario" })).toBeVisible();
  await expect(province).toHaveValue("");
});

test("a choice made before the JavaScript arrives counts as soon as it has", async ({ page }) => {
  const released = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(finder, { waitUntil: "domcontentloaded" });
  const province = page.getByRole("combobox", { name: "Province or territory" });
  await province.focus();
  await province.selectOption("Alberta");
  released.resolve();
  await expect(page.getByRole("heading", { level: 2, name: "Ontario" })).toBeHidden();
  await expect(page).toHaveURL(/province=AB/);
});

test("a link to another part of the page is not taken for a lost group", async ({ page }) => {
  await openRunning(page, finder);
  const lost = page.getByText("We do not have that group");
  const skip = page.getByRole("link", { name: "Skip the map" });
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#group-list$/);
  await expect(page.locator("#group-list")).toBeFocused();
  await expect(lost).toBeHidden();
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveURL(/#newsletter$/);
  await expect(page.getByRole("textbox", { name: "First name" })).toBeInViewport();
  await expect(lost).toBeHidden();
});

test("a link to a group that is gone says so", async ({ page }) => {
  await page.goto(`${finder}#no-such-group`);
  await expect(page.getByText("We do not have that group")).toBeVisible();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the list can be narrowed to a province", async ({ page }) => {
    await page.goto(finder);
    await expect(page.locator(".finder-map noscript > p")).toBeVisible();
    await page.getByRole("combobox", { name: "Province or territory" }).selectOption("Yukon");
    await page.getByRole("button", { name: "Show groups" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Yukon" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Ontario" })).toBeHidden();
    const card = page.locator(".finder-card").first();
    await card.locator("summary").click();
    const town = (await card.getByRole("heading").textContent()) ?? "none";
    await card.getByRole("link", { name: /^All about this group/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(town);
    await expect(page.getByRole("link", { name: "Tell us" })).toBeVisible();
  });
});

test("a link that names what no field offers hides no group and no meeting", async ({ page }) => {
  const count = async (path: string, words: RegExp) => {
    await page.goto(`/get-support/support-groups/${path}`);
    await expect(page.getByLabel("Province or territory")).toHaveValue("");
    return page.getByRole("status").filter({ hasText: words }).textContent();
  };
  expect(await count("find-a-group?province=XX&language=pa", /groups/)).toBe(
    await count("find-a-group", /groups/),
  );
  expect(await count("find-a-meeting?province=XX", /meetings/)).toBe(
    await count("find-a-meeting", /meetings/),
  );
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the filter and the first group are on the first two screens, and the page is short", async ({
    page,
  }) => {
    await page.goto(finder);
    // Before the reader has touched anything there is the picture of the map.
    const picture = page.getByRole("img", { name: /^Map of Canada/ });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.evaluate(() => scrollTo(0, 0));
    const first = await page.locator(".finder-card").first().boundingBox();
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(2 * 844);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(15_000);
    expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThanOrEqual(1500);
  });
});

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("the wife in Kelowna mistypes her town, is understood, and opens the nearest group to all of its details", async ({
      page,
    }) => {
      await openRunning(page, finder);
      await page.getByRole("textbox", { name: "Near me" }).fill("Kelwona");
      await page.getByRole("button", { name: "Sort by distance" }).click();
      await page.getByRole("button", { name: "Kelowna, BC?" }).click();
      await expect(page.getByRole("heading", { name: "Nearest to Kelowna" })).toBeFocused();
      const nearest = page.locator(".finder-card").first();
      await expect(nearest).toContainText("Kelowna");
      await nearest.locator("summary").first().press("Enter");
      await expect(nearest.getByRole("link", { name: /^Add to your calendar/ })).toBeVisible();
      await expect(nearest.getByRole("link", { name: /@/ }).first()).toBeVisible();
      await expect(nearest.getByRole("link", { name: "Tell us" })).toBeVisible();
    });

    test("the man in La Ronge, far from every group, is first shown what reaches him, by postal code as by town", async ({
      page,
    }) => {
      await openRunning(page, finder);
      await page.getByRole("textbox", { name: "Near me" }).fill("S0J 1L0");
      await page.getByRole("button", { name: "Sort by distance" }).click();
      const region = page.getByRole("heading", { name: "Groups for S0J, those near La Ronge first" });
      await expect(region).toBeFocused();
      const help = page.getByRole("region", { name: "Help that reaches you where you are" });
      await expect(help).toContainText("S0J covers a wide region");
      await expect(help.getByRole("link", { name: "1-800-555-0199" })).toBeInViewport();
      await expect(page.getByText(/From S0J alone we cannot tell how far/)).toBeVisible();
      await expect(page.locator("#group-list").getByText(/About [\d,]+ km away/)).toHaveCount(0);

      const folded = page.getByText(/La Ronge first – change/);
      if (await folded.isVisible()) await folded.click();
      await page.getByRole("textbox", { name: "Near me" }).fill("La Ronge");
      await page.getByRole("button", { name: "Sort by distance" }).click();
      const title = page.getByRole("heading", { name: "Nearest to La Ronge" });
      await expect(title).toBeFocused();
      await expect(title).toBeInViewport();
      await expect(help.getByRole("link", { name: /peer support/ })).toBeVisible();
      await expect(page.locator("#group-list section h3").nth(1)).toHaveText(/^Online and by telephone/);
      await expect(
        page
          .locator("#group-list")
          .getByText(/About [\d,]+ km away/)
          .first(),
      ).toBeVisible();
    });
  });
}

test.describe("where the line is cut", () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ });

  test("a card whose details do not come keeps what it has, and leads to the group's own page", async ({
    page,
  }) => {
    await page.route("**/details.data*", (route) => route.abort());
    await openRunning(page, finder);
    const card = page.locator("#kelowna");
    const asked = page.waitForRequest("**/details.data*");
    await card.locator("summary").click();
    await asked;
    await card.getByRole("link", { name: /^All about this group/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kelowna");
    await expect(page.getByRole("link", { name: /^Add to your calendar/ })).toBeVisible();
  });
});
