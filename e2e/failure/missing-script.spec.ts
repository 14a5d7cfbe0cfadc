import type { Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures/clean-page.ts";
import { settled } from "../fixtures/held-first-paint.ts";
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
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: Request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  };
  page.on("request", note);
  await page.goto(path);
  await hydrated(page);
  await settled(page);
  page.off("request", note);
  return [...scripts];
}

const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g;

/**
 * One script of each kind. Those that the HTML names and those that are asked for later are kinds of their own. The rest come
 * in by static imports: a browser runs nothing of what imports them without them, so that all that the same named scripts
 * bring along fail alike.
 */
async function oneOfEachKind(page: Page, path: string, scripts: string[]): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const isNamed = (script: string) => html.includes(new URL(script).pathname);
  const imports = new Map<string, string[]>();
  for (const script of scripts) {
    const text = await (await page.request.get(script)).text();
    imports.set(
      script,
      [...text.matchAll(staticImport)].map(([, file = ""]) => new URL(file, script).href),
    );
  }
  const brings = (script: string, brought = new Set<string>()): Set<string> => {
    for (const imported of imports.get(script) ?? []) {
      if (brought.has(imported)) continue;
      brings(imported, brought.add(imported));
    }
    return brought;
  };
  const broughtBy = new Map(scripts.filter(isNamed).map((named) => [named, brings(named)]));
  const kinds = new Map<string, string>();
  for (const script of scripts) {
    const bringers = [...broughtBy].filter(([, brought]) => brought.has(script)).map(([named]) => named);
    const kind = isNamed(script) || bringers.length === 0 ? script : bringers.join(" ");
    if (!kinds.has(kind)) kinds.set(kind, script);
  }
  return [...kinds.values()];
}

test("whichever script of a page does not come, the page keeps its telephone numbers and its links", async ({
  page,
}) => {
  await startScripts(page);
  const withhold = await withholder(page);
  const proven = new Set<string>();
  for (const path of visited) {
    const scripts = await scriptsOf(page, path);
    expect(scripts.length, path).toBeGreaterThan(5);
    const missed = process.env.E2E_EVERY_URL ? scripts : await oneOfEachKind(page, path, scripts);
    // The five that the HTML names, what all of them share, what the page's own one brings along, and a block.
    expect(missed.length, path).toBeGreaterThanOrEqual(8);
    const [title = ""] = await page.getByRole("heading", { level: 1 }).allTextContents();
    const numbers = await telephones(page).allTextContents();
    expect(numbers.length).toBeGreaterThan(0);
    // What the second page shares with the first has been missed there.
    for (const script of missed) {
      if (proven.has(script)) continue;
      proven.add(script);
      await test.step(`${path} without ${new URL(script).pathname}`, async () => {
        await withhold(script);
        const failed = page.waitForEvent("requestfailed", (request) => request.url() === script);
        await page.goto(path);
        await failed;
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

test("a link to a page whose scripts, or one block, do not come leads to all of it all the same", async ({
  page,
}) => {
  const link = page.getByRole("main").locator(`a[href="${contactPage}"]`).first();
  const contactBlocks = page.getByRole("main").locator('a[href^="tel:"]').first();
  for (const missing of ["contact-blocks-block-*.js", "*.js"]) {
    await test.step(`without ${missing}`, async () => {
      await openRunning(page, "/about-us");
      await page.route(`**/assets/${missing}`, (route) => route.abort());
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${contactPage}$`));
      await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeVisible();
      await expect(contactBlocks).toBeVisible();
      await page.unrouteAll();
    });
  }
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
