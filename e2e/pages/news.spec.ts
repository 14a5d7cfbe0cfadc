import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

test("the article list grows by two, and Back from an article finds it as long as it was", async ({
  page,
}) => {
  await page.goto("/news");
  const cards = page.getByRole("region", { name: "Blogs & Articles" }).getByRole("article");
  await expect(cards).toHaveCount(6);
  await page.getByRole("link", { name: "Load more articles" }).click();
  await expect(cards).toHaveCount(8);
  await cards.last().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/news\/.+/);
  await page.goBack();
  await expect(cards).toHaveCount(8);
});

test("who asks for more articles goes on with the first of them, also when none remains", async ({
  page,
}) => {
  await openRunning(page, "/news");
  const cards = page.getByRole("region", { name: "Blogs & Articles" }).getByRole("article");
  const more = page.getByRole("link", { name: "Load more articles" });
  do {
    const before = await cards.count();
    await more.press("Enter");
    await expect(cards.nth(before).getByRole("link").first()).toBeFocused();
  } while (await more.isVisible());
});

test("Instagram posts are appended page by page until none remains", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) =>
    asked.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  await openRunning(page, "/news");
  const squares = page.getByRole("region", { name: "Instagram" }).getByRole("listitem");
  const more = page.getByRole("link", { name: "Load more Instagram posts" });
  await expect(squares).toHaveCount(12);
  for (const shown of [24, 36, 38]) {
    const before = await squares.count();
    await more.click();
    await expect(squares).toHaveCount(shown);
    await expect(squares.nth(before).getByRole("link")).toBeFocused();
  }
  await expect(more).toBeHidden();
  expect(asked.filter((path) => path.startsWith("/api/ig"))).toEqual([
    "/api/ig?page=2",
    "/api/ig?page=3",
    "/api/ig?page=4",
  ]);
  await page.reload();
  await expect(squares).toHaveCount(38);
});

test.describe("when the feed does not answer", () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test("the page says so and can be asked again", async ({ page }) => {
    await page.route("**/api/ig?page=2", (route) => route.abort(), { times: 1 });
    await openRunning(page, "/news");
    const more = page.getByRole("link", { name: "Load more Instagram posts" });
    await more.click();
    await expect(page.getByText("More posts could not be loaded. Please try again.")).toBeVisible();
    await more.click();
    await expect(page.getByRole("region", { name: "Instagram" }).getByRole("listitem")).toHaveCount(24);
  });
});

test("the viewer goes round by arrows and keys, and closing gives the focus back", async ({ page }) => {
  await openRunning(page, "/news");
  const squares = page.getByRole("region", { name: "Instagram" }).getByRole("listitem").getByRole("link");
  await squares.first().click();
  const viewer = page.getByRole("dialog", { name: "Instagram post" });
  await expect(viewer).toBeVisible();
  const first = new URL(page.url()).searchParams.get("post");
  await viewer.getByRole("link", { name: "Previous post" }).click();
  await expect(page).not.toHaveURL(new RegExp(`post=${first}`));
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(new RegExp(`post=${first}`));
  // Pressed faster than the posts can follow, each press counts.
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft"]) {
    await page.keyboard.press(key);
  }
  const second = /\d+$/.exec((await squares.nth(1).getAttribute("href")) ?? "")?.[0];
  await expect(page).toHaveURL(new RegExp(`post=${second}`));
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(page).not.toHaveURL(/post=/);
  await expect(squares.first()).toBeFocused();
  await squares.nth(2).click();
  await expect(viewer).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(viewer).toBeHidden();
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });

  test("a post opens, has neighbours and closes by plain links", async ({ page }) => {
    await page.goto("/news");
    await page
      .getByRole("region", { name: "Instagram" })
      .getByRole("listitem")
      .getByRole("link")
      .first()
      .click();
    const viewer = page.getByRole("dialog", { name: "Instagram post" });
    await expect(viewer).toBeVisible();
    const first = page.url();
    await viewer.getByRole("link", { name: "Next post" }).click();
    await expect(viewer).toBeVisible();
    expect(page.url()).not.toBe(first);
    await viewer.getByRole("link", { name: "Close" }).click();
    await expect(viewer).toBeHidden();
  });
});
