import { expect, test } from "../fixtures/clean-page.ts";
import { parsePage } from "../routes/parse-page.ts";

const grading = "/about-prostate-cancer/diagnosis-and-staging/grading-and-staging";

test("the risk finder names the row, also before the page's script came, and the number behind a sentence leads to its source and back; printed, the head of a table is black", async ({
  page,
}) => {
  await page.goto(grading);
  await page.getByLabel("T stage", { exact: true }).selectOption("T2c");
  await page.getByLabel("Grade group", { exact: true }).selectOption("1");
  await page.getByLabel("PSA (µg/L)", { exact: true }).fill("6,4");
  await expect(page.getByRole("heading", { name: "Your row: Intermediate risk" })).toBeVisible();
  await expect(page.getByText("This follows from your T stage.")).toBeVisible();
  await page.getByLabel("PSA (µg/L)", { exact: true }).fill("21");
  await expect(page.getByRole("heading", { name: "Your row: High risk" })).toBeVisible();

  const mark = page
    .getByRole("link", { name: "Source 1: International Society of Urological Pathology, 2016" })
    .first();
  const { width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  await mark.click();
  const source = page.locator("#source-1");
  await expect(source).toBeInViewport();
  await expect(source.getByRole("link").first()).toHaveAttribute("href", /^https:\/\/doi\.org\//);
  await source.getByRole("link", { name: "Back to the text", exact: true }).click();
  await expect(mark).toBeInViewport();

  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("columnheader").first()).toHaveCSS("color", "rgb(0, 0, 0)");
});

test("a long page lists its headings, each of which is there, and says who reviewed it, when, when next, and on which sources", async ({
  request,
}) => {
  const page = parsePage(await (await request.get(grading)).text());
  const named = (words: string) =>
    [...page.querySelectorAll("h2")].find(({ textContent }) => textContent === words)?.id ?? "none";
  const links = [...page.querySelectorAll(`nav[aria-labelledby="${named("On this page")}"] a`)];
  expect(links.length).toBeGreaterThan(4);
  for (const link of links)
    expect(page.querySelectorAll(`[id="${link.getAttribute("href")?.slice(1)}"]`)).toHaveLength(1);

  const box = page.querySelector(`section[aria-labelledby="${named("About this page")}"]`);
  expect(box?.textContent).toContain("Last reviewed");
  expect(box?.textContent).toContain("Next review");
  expect(box?.textContent).toContain("Reviewed by");
  expect(box?.querySelectorAll("li").length).toBeGreaterThan(0);
});

test("a page past its next review says so above its text and beside the date", async ({ request }) => {
  const answer = await request.get("/about-prostate-cancer/living-with-prostate-cancer/nutrition");
  const words = (await answer.text()).split("<main")[1] ?? "";
  expect(words.indexOf("We are reviewing this page.")).toBeGreaterThan(0);
  expect(words.indexOf("We are reviewing this page.")).toBeLessThan(words.indexOf("The short version</h2>"));
  expect(words).toMatch(/<\/time><p>We are reviewing this page<\/p>/);
});

test("the button of the grants page leads to the way to apply", async ({ page }) => {
  await page.goto("/grants-awards/grants");
  await page.getByRole("link", { name: "HOW TO APPLY FOR A GRANT" }).click();
  await expect(page).toHaveURL(/#apply-for-grant$/);
  await expect(page.locator("#apply-for-grant")).toHaveText("Apply for a grant");
  await expect(page.locator("#apply-for-grant")).toBeInViewport();
  await expect(page.getByRole("link", { name: /^2003 - 2017/ })).toHaveAttribute("href", /\.pdf$/);
});

test("a name in the address of the team page leads to its section; texts open by hover, focus and press", async ({
  page,
}) => {
  await page.goto("/about-us/our-team#scientific-board");
  await expect(page.getByRole("heading", { level: 2, name: "Scientific Board" })).toBeInViewport();
  const committee = page.locator("article", {
    has: page.getByRole("heading", { name: "Finance Committee" }),
  });
  const members = committee.getByText("Harjit Sandhu");
  await expect(members).toBeHidden();
  await committee.getByRole("heading").first().hover();
  await expect(members).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(members).toBeHidden();
  await committee.locator("summary").click();
  await page.mouse.move(0, 0);
  await expect(members).toBeVisible();
});

test("a drawing is a file of its own, asked for when it is near, compressed and kept for good", async ({
  request,
}) => {
  const html = await (await request.get(grading)).text();
  const [, tag = "", file = ""] =
    /(<img [^>]*src="(\/media\/stages-t1-to-t4-[^"]+\.svg)"[^>]*>)/.exec(html) ?? [];
  expect(tag).toContain('loading="lazy"');
  expect(tag).toMatch(/width="960" height="800"/);
  expect(html).not.toContain('viewBox="0 0 960');
  const headers = (await request.get(file)).headers();
  expect(headers["content-type"]).toBe("image/svg+xml");
  expect(headers["content-encoding"]).toBe("br");
  expect(headers["cache-control"]).toContain("immutable");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a drawing opens over the window, keeps the focus inside and gives it back when it closes", async ({
    page,
  }) => {
    await page.goto(grading);
    const open = page.getByRole("button", { name: "See it larger The T stages" });
    await open.focus();
    await page.keyboard.press("Enter");
    const large = page.getByRole("dialog", { name: "The T stages" });
    await expect(large.getByRole("img")).toBeInViewport();
    await expect(large.getByRole("listitem").last()).toContainText("T4");
    await expect(large.getByRole("button", { name: "Close" })).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(large).toBeHidden();
    await expect(open).toBeFocused();

    await page.getByRole("figure", { name: "The T stages" }).getByRole("img").click({ force: true });
    await expect(large).toBeVisible();
    await large.getByRole("button", { name: "Close" }).click();
    await expect(open).toBeFocused();
  });
});
