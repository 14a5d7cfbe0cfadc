import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { holdScripts } from "../fixtures/held-first-paint.ts";
import { hydrated, openRunning, wake } from "../fixtures/hydrated.ts";
import { setInOwnFonts } from "../fixtures/page-fonts.ts";
import { parsePage } from "../routes/parse-page.ts";

const finder = "/get-support/support-groups/find-a-group";

test.use({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

test("choices and the map narrow the list and each other, already before the JavaScript arrives, and the way back shows the choice before", async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(finder, { waitUntil: "domcontentloaded" });
  const count = page.getByText(/^\d+ groups?$/).first();
  const all = (await count.textContent()) ?? "";
  const province = page.getByRole("combobox", { name: "Province or territory" });
  const heading = (name: string) => page.getByRole("heading", { level: 2, name });
  const map = page.getByRole("region", { name: "Map of support groups" });
  const toTop = () => page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));

  await test.step("a choice made before the JavaScript arrives counts as soon as it has, and keeps the focus in its field", async () => {
    await province.focus();
    await province.selectOption("Alberta");
    letScriptsCome();
    await expect(heading("Ontario")).toBeHidden();
    await expect(heading("Alberta")).toBeVisible();
    await expect(page).toHaveURL(/province=AB/);
    await expect(count).not.toHaveText(all);
    await hydrated(page);
    await expect(province).toBeFocused();
    await expect(province).toHaveValue("AB");
    await page.unrouteAll({ behavior: "wait" });
  });

  await test.step("All on the map brings every group back", async () => {
    await map.scrollIntoViewIfNeeded();
    await map.getByRole("button", { name: "All", exact: true }).click();
    await expect(count).toHaveText(all);
  });

  await test.step("the way back shows the choice before", async () => {
    await toTop();
    await province.focus();
    await province.selectOption("Alberta");
    await expect(page).toHaveURL(/province=AB/);
    await expect(heading("Ontario")).toBeHidden();
    await expect(province).toBeFocused();
    await expect(province).toHaveValue("AB");
    await page.goBack();
    await expect(heading("Ontario")).toBeVisible();
    await expect(province).toHaveValue("");
  });

  await test.step("a badge of several groups opens by keyboard, down to one group whose window leads to its card", async () => {
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
    // The card takes the focus when it has opened, a moment after it is in view.
    await expect(page.locator(`[id="${slug}"]`)).toBeFocused();
  });

  await test.step("a link to another part of the page is not taken for a lost group", async () => {
    const lost = page.getByText("We do not have that group");
    const skip = page.getByRole("link", { name: "Skip the map" });
    await skip.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#group-list$/);
    await expect(page.locator("#group-list")).toBeFocused();
    await expect(lost).toBeHidden();
    await page.setViewportSize({ width: 390, height: 780 });
    await toTop();
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Sign Up" }).click();
    await expect(page).toHaveURL(/#newsletter$/);
    await expect(page.getByRole("textbox", { name: "First name" })).toBeInViewport();
    await expect(lost).toBeHidden();
  });
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("the list can be narrowed to a province", async ({ page }) => {
    await page.goto(finder);
    await expect(page.locator(".finder-map noscript > p")).toBeVisible();
    // Only a script can find a place: neither a field nor the words around it ask for one.
    await expect(page.getByRole("main")).not.toContainText("postal code", { useInnerText: true });
    await page.getByRole("combobox", { name: "Province or territory" }).selectOption("Yukon");
    await page.getByRole("button", { name: "Show groups" }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Yukon" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2, name: "Ontario" })).toBeHidden();
    const card = page.locator(".finder-card").first();
    await card.locator("summary").click();
    const town = (await card.getByRole("heading").textContent()) ?? "none";
    await card.getByRole("link", { name: /^All about / }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(town);
    await expect(page.getByRole("link", { name: "Tell us" })).toBeVisible();
  });
});

test("a link that names what no field offers hides no group and no meeting", async ({ request }) => {
  const shown = async (path: string, words: RegExp) => {
    const html = await (await request.get(`/get-support/support-groups/${path}`)).text();
    const page = parsePage(html);
    const [label] = [...page.querySelectorAll("label")].filter(
      ({ textContent }) => textContent === "Province or territory",
    );
    const province = page.getElementById(label?.getAttribute("for") ?? "");
    const status = [...page.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    return {
      province: province?.querySelector("option[selected]")?.getAttribute("value") ?? "",
      fields: province?.querySelectorAll("option").length,
      count: status.find((text) => words.test(text)),
    };
  };
  for (const [named, all, words] of [
    ["find-a-group?province=XX&language=pa", "find-a-group", /groups/],
    ["find-a-meeting?province=XX", "find-a-meeting", /meetings/],
  ] as const) {
    const everything = await shown(all, words);
    expect(everything.province).toBe("");
    expect(everything.fields).toBeGreaterThan(1);
    expect(everything.count).toMatch(/\d/);
    expect(await shown(named, words)).toEqual(everything);
  }
});

/** The wife in Kelowna mistypes her town, is understood, and opens the nearest group to all of its details. */
async function findNearKelowna(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("textbox", { name: "Near me" }).fill("Kelwona");
  await page.getByRole("button", { name: "Sort by distance" }).click();
  await page.getByRole("button", { name: "Kelowna, BC?" }).click();
  await expect(page.getByRole("heading", { name: "Nearest to Kelowna" })).toBeFocused();
  await expect(page.getByText(/groups, nearest to Kelowna/)).toBeVisible();
  await expect(page.getByText(/Less than 1 km away|About \d+ km away/).first()).toBeVisible();
  // The distances are worked out on the device: nobody is told of the town.
  expect(asked.filter((url) => /kel(ow|wo)na/i.test(url))).toEqual([]);
  const nearest = page.locator(".finder-card").first();
  await expect(nearest).toContainText("Kelowna");
  await nearest.locator("summary").first().press("Enter");
  await expect(nearest.getByRole("link", { name: /^Put in my calendar/ })).toBeVisible();
  await expect(nearest.getByRole("link", { name: /@/ }).first()).toBeVisible();
  await expect(nearest.getByRole("link", { name: "Tell us" })).toBeVisible();
}

/** The field of the place, which a phone folds away once it has sorted the groups. */
async function askNear(page: Page, place: string) {
  const folded = page.getByText(/ – change$/).first();
  if (await folded.isVisible()) await folded.click();
  await page.getByRole("textbox", { name: "Near me" }).fill(place);
  await page.getByRole("button", { name: "Sort by distance" }).click();
}

/** The man in La Ronge, far from every group, is first shown what reaches him, by postal code as by town. */
async function findFromLaRonge(page: Page) {
  await askNear(page, "S0J 1L0");
  const region = page.getByRole("heading", { name: "Groups for S0J, those near La Ronge first" });
  await expect(region).toBeFocused();
  const help = page.getByRole("region", { name: "Help that reaches you where you are" });
  await expect(help).toContainText("S0J covers a wide region");
  await expect(help.getByRole("link", { name: "1-800-555-0199" })).toBeInViewport();
  await expect(page.getByText(/From S0J alone we cannot tell how far/)).toBeVisible();
  const distances = page.locator("#group-list").getByText(/About [\d,]+ km away/);
  await expect(distances).toHaveCount(0);

  await askNear(page, "La Ronge");
  const title = page.getByRole("heading", { name: "Nearest to La Ronge" });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(help.getByRole("link", { name: /peer support/ })).toBeVisible();
  await expect(page.locator("#group-list section h3").nth(1)).toHaveText(/^Online and by telephone/);
  await expect(distances.first()).toBeVisible();
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the filter and the first group are on the first two screens of a short page, and the near and the far find their groups", async ({
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
    await setInOwnFonts(page);
    const first = await page.locator(".finder-card").first().boundingBox();
    expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThan(2 * 844);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(15_000);
    expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThanOrEqual(1500);

    await wake(page);
    await findNearKelowna(page);
    await findFromLaRonge(page);
  });
});

test("on a desktop the near and the far find their groups", async ({ page }) => {
  await openRunning(page, finder);
  await findNearKelowna(page);
  await findFromLaRonge(page);
});

test.describe("where the line is cut", () => {
  test.use({ expectedComplaints: /net::ERR_FAILED/ });

  test("a link to a group that is gone says so, and a card whose details do not come keeps what it has and leads to the group's own page", async ({
    page,
  }) => {
    await page.route("**/details.data*", (route) => route.abort());
    await page.goto(`${finder}#no-such-group`);
    await expect(page.getByText("We do not have that group")).toBeVisible();
    await hydrated(page);
    const card = page.locator("#kelowna");
    const asked = page.waitForRequest("**/details.data*");
    await card.locator("summary").click();
    await asked;
    await card.getByRole("link", { name: /^All about / }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Kelowna");
    await expect(page.getByRole("link", { name: /^Put in my calendar/ })).toBeVisible();
  });
});
