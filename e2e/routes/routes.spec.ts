import { expect, holdClock, test } from "../fixtures/clean-page.ts";
import { stayOnNotFoundPage } from "../fixtures/not-found-page.ts";
import { partsOfPage, readHead } from "./parse-page.ts";
import { catchAlls, pages, unknownSlugs, visitedPages } from "./route-list.ts";

test("every page is whole in its HTML: a heading, its landmarks, words to read and a head of its own", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const path of pages) {
    const response = await request.get(path);
    if (response.status() !== 200) faults.push(`${path}: status ${response.status()}`);
    const page = readHead(await response.text());
    faults.push(...page.faults.map((fault) => `${path}: ${fault}`));
    for (const said of [page.title, page.description]) {
      const other = seen.get(said);
      if (other) faults.push(`${path}: says of itself what ${other} says: ${said}`);
      seen.set(said, path);
    }
  }
  expect(faults).toEqual([]);
});

test("whatever a page is made of, a page that the sweeps with a browser visit is made of it too", async ({
  request,
}) => {
  const partsAt = async (path: string) => partsOfPage(await (await request.get(path)).text());
  const visited = new Set<string>();
  for (const path of visitedPages) for (const part of await partsAt(path)) visited.add(part);
  expect(visited.size).toBeGreaterThan(200);
  const missing: string[] = [];
  for (const path of pages)
    for (const part of await partsAt(path)) if (!visited.has(part)) missing.push(`${part} on ${path}`);
  expect(missing).toEqual([]);
});

for (const [path, index] of catchAlls) {
  test(`${path} shows the index page of its own section, ${index}, as not found`, async ({ request }) => {
    const [own, response] = await Promise.all([request.get(index), request.get(path)]);
    const html = await response.text();
    expect(response.status()).toBe(404);
    expect(readHead(html).heading).toBe(readHead(await own.text()).heading);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"/]*//[^"/]*${index}"/>`));
  });
}

for (const path of ["/100%-off", "/%", "/%E0%A4%A", "/a%00b", "/news/50%-more", "/%ff.data"]) {
  test(`${path}, which does not decode, is a page that is not there`, async ({ page, request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    if (path.endsWith(".data")) return;
    expect(response.headers()["content-type"]).toBe("text/html; charset=utf-8");
    await stayOnNotFoundPage(page);
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.locator("h1")).toBeVisible();
  });
}

for (const path of unknownSlugs) {
  test(`${path} ends on page 404`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(new URL(response.url()).pathname).toBe("/page404");
  });
}

test("/page404 says so, counts down, and goes home; a reader who stays keeps the focus, at the words that say so", async ({
  page,
}) => {
  await holdClock(page);
  const response = await page.goto("/page404");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page 404");
  await expect(page.getByText("Sorry, this page can't be found.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to home" })).toBeVisible();
  const countDown = async (...all: string[]) => {
    for (const left of all) {
      await page.clock.runFor(1_000);
      await expect(page.getByText(`in ${left}.`)).toBeVisible();
    }
  };
  await countDown("4 seconds", "3 seconds", "2 seconds", "1 second");
  await page.getByRole("button", { name: "Stay on this page" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Stay on this page" })).toBeHidden();
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(page).toHaveURL(/page404$/);

  await page.reload();
  await countDown("4 seconds", "3 seconds", "2 seconds", "1 second");
  await page.clock.runFor(1_000);
  await page.waitForURL((url) => url.pathname === "/");
});

test("the donation form's old address is redirected for good", async ({ request }) => {
  const response = await request.get("/home/donations/online-form/", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toMatch(/\/ways-to-give\/donate-online$/);
});

test("an address that asks for a post leads to the viewer on the news page, whatever page it names", async ({
  request,
}) => {
  const news = await (await request.get("/news")).text();
  const post = /\?post=(\d+)/.exec(news)?.[1];
  for (const path of ["/", "/about-us", "/about-us/"]) {
    // Twice: what is kept of the page itself must not answer.
    for (const address of [path, `${path}?post=${post}`]) await request.get(address);
    const response = await request.get(`${path}?post=${post}`);
    expect(new URL(response.url()).pathname + new URL(response.url()).search).toBe(`/news?post=${post}`);
    expect(await response.text()).toContain('class="post-viewer"');
  }
});

test("machines find the sitemap, the robots file, the feeds and the company data", async ({ request }) => {
  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("xml");
  expect(await sitemap.text()).toContain("/about-prostate-cancer/treatment</loc>");
  expect(await (await request.get("/robots.txt")).text()).toContain("Sitemap:");
  expect(await (await request.get("/feed.xml")).text()).toContain("<item>");
  expect(await (await request.get("/events.ics")).text()).toContain("BEGIN:VEVENT");
  expect(await (await request.get("/static-data.json")).json()).toHaveProperty("charityNumber");
});
