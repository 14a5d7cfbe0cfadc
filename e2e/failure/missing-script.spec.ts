import type { Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { settled } from "../fixtures/held-arrival.ts";
import { hydrated, openRunning } from "../fixtures/hydrated.ts";
import { withheldComplaint, withholder } from "../fixtures/withheld.ts";

test.use({
  expectedComplaints: new RegExp(
    `net::ERR_FAILED|dynamically imported module|Error loading route module|${withheldComplaint.source}`,
  ),
});

const contactPage = "/about-us/contact-us";
/** With `--every-url` also a page of many blocks, each of which has a script of its own. */
const visited = [
  contactPage,
  ...(process.env.E2E_EVERY_URL ? ["/about-prostate-cancer/diagnosis-and-staging/grading-and-staging"] : []),
];
const telephones = (page: Page) => page.locator('a[href^="tel:"]');

/** Has the scripts of pages start at once, also where they wait for the reader. */
const startScripts = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => document.dispatchEvent(new Event("pointerover")));
  });

/** Opens a page and answers which scripts came. */
async function scriptsOf(page: Page, path: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  };
  page.on("request", note);
  await page.goto(path);
  await hydrated(page);
  await settled(page);
  page.off("request", note);
  return scripts;
}

test("whichever script of a page does not come, the page keeps its telephone numbers and its links", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await startScripts(page);
  const withhold = await withholder(page);
  const proven = new Set<string>();
  for (const path of visited) {
    const scripts = await scriptsOf(page, path);
    expect(scripts.size, path).toBeGreaterThan(5);
    const [title = ""] = await page.getByRole("heading", { level: 1 }).allTextContents();
    const numbers = await telephones(page).allTextContents();
    expect(numbers.length).toBeGreaterThan(0);
    // What the second page shares with the first has been missed there.
    for (const script of scripts) {
      if (proven.has(script)) continue;
      proven.add(script);
      await test.step(`${path} without ${new URL(script).pathname}`, async () => {
        await withhold(script);
        const missed = page.waitForEvent("requestfailed", (request) => request.url() === script);
        await page.goto(path);
        await missed;
        await settled(page);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        expect(await telephones(page).allTextContents()).toEqual(numbers);
        await page.getByRole("button", { name: "Largest text" }).click();
        await expect(page.locator("html")).toHaveAttribute("data-text", "3");
        await page.evaluate(() => localStorage.clear());
        await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
        await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
        await withhold();
      });
    }
  }
});

test("a link to a page whose scripts do not come leads there all the same", async ({ page }) => {
  await openRunning(page, "/about-us");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.getByRole("main").locator(`a[href="${contactPage}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${contactPage}$`));
  await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeVisible();
});

test("a link to a page of which one block does not come leads to all of it", async ({ page }) => {
  await page.route("**/assets/contact-blocks-block-*.js", (route) => route.abort());
  await openRunning(page, "/about-us");
  await page.getByRole("main").locator(`a[href="${contactPage}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await expect(page.getByRole("main").locator('a[href^="tel:"]').first()).toBeVisible();
});

test("a link to a page whose data does not come ends on a page with numbers to call, from which it can be asked again", async ({
  page,
}) => {
  await openRunning(page, "/about-us");
  await page.getByRole("button", { name: "Largest text" }).click();
  await page.route("**/*.data*", (route) => route.abort());
  await page.getByRole("main").locator(`a[href="${contactPage}"]`).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unhandled Thrown Error!");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${contactPage}$`));
  await expect(page).toHaveTitle("Unhandled Thrown Error!");
  await expect(page.locator("html")).toHaveAttribute("data-text", "3");
  for (const number of ["+18005550199", "911", "811", "988"]) {
    await expect(page.getByRole("main").locator(`a[href="tel:${number}"]`)).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Back to home" })).toHaveAttribute("href", "/");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${contactPage}$`));
});
