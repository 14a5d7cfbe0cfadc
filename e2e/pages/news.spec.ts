import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning, wake } from "../fixtures/hydrated.ts";

test("the article list grows by two, goes on with the first of the new ones until none remains, and Back from an article finds it as long as it was", async ({
  page,
}) => {
  await page.goto("/news");
  const cards = page.getByRole("region", { name: "Blogs & Articles" }).getByRole("article");
  const more = page.getByRole("link", { name: "Load more articles" });
  await expect(cards).toHaveCount(6);
  await more.click();
  await expect(cards).toHaveCount(8);
  await cards.last().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/news\/.+/);
  await page.goBack();
  await expect(cards).toHaveCount(8);

  await wake(page);
  do {
    const before = await cards.count();
    await more.press("Enter");
    await expect(cards.nth(before).getByRole("link").first()).toBeFocused();
  } while (await more.isVisible());
});

test.describe("the Instagram posts", () => {
  // Once the feed does not answer.
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test("posts are appended page by page until none remains, also after a page that did not come, and the viewer goes round by arrows and keys", async ({
    page,
  }) => {
    await page.route("**/api/ig?page=2", (route) => route.abort(), { times: 1 });
    await openRunning(page, "/news");
    const asked: string[] = [];
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith("/api/ig")) asked.push(pathname + search);
    });
    const squares = page.getByRole("region", { name: "Instagram" }).getByRole("listitem");
    const more = page.getByRole("link", { name: "Load more Instagram posts" });

    await test.step("a page of the feed that does not come can be asked for again", async () => {
      await more.click();
      await expect(page.getByText("More posts could not be loaded. Please try again.")).toBeVisible();
      expect(asked).toEqual(["/api/ig?page=2"]);
    });

    await test.step("each press appends a page and goes on with its first post, and a reload brings them again", async () => {
      await expect(squares).toHaveCount(12);
      for (const shown of [24, 36, 38]) {
        const before = await squares.count();
        await more.click();
        await expect(squares).toHaveCount(shown);
        await expect(squares.nth(before).getByRole("link")).toBeFocused();
      }
      await expect(more).toBeHidden();
      expect(asked.slice(1)).toEqual(["/api/ig?page=2", "/api/ig?page=3", "/api/ig?page=4"]);
      await page.reload();
      await expect(squares).toHaveCount(38);
    });

    await test.step("the viewer goes round by arrows and keys, and closing gives the focus back", async () => {
      await wake(page);
      const links = squares.getByRole("link");
      await links.first().click();
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
      const second = /post=(\d+)/.exec((await links.nth(1).getAttribute("href")) ?? "")?.[1];
      await expect(page).toHaveURL(new RegExp(`post=${second}`));
      await page.keyboard.press("Escape");
      await expect(viewer).toBeHidden();
      await expect(page).not.toHaveURL(/post=/);
      await expect(links.first()).toBeFocused();
      await links.nth(2).click();
      await expect(viewer).toBeVisible();
      await page.mouse.click(5, 5);
      await expect(viewer).toBeHidden();
    });
  });
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
