import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

test("a reader may go back before a slow device begins to cross over to the new page", async ({ page }) => {
  await openRunning(page, "/news");
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    const slow = Promise.withResolvers<void>();
    Object.assign(window, { letPagesCross: slow.resolve });
    document.startViewTransition = (update) =>
      start(async () => {
        if (typeof update === "function") await update();
        await slow.promise;
      });
  });
  const heading = page.getByRole("heading", { level: 1 });
  const before = (await heading.textContent()) ?? "";
  await page.getByRole("article").last().getByRole("link").first().click();
  await expect(heading).not.toHaveText(before);
  await page.goBack();
  await page.evaluate("letPagesCross()");
  await expect(heading).toHaveText(before);
  await expect(page).toHaveURL(/\/news$/);
});
