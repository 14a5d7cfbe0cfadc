import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

test("words of somebody in need get the numbers to call, also in a search that is refused", async ({
  page,
}) => {
  const help = page.getByRole("complementary", { name: "If you need help now" });
  for (const term of ["suicide", "suicide?", "can't pee?"]) {
    await page.goto(`/search?value=${encodeURIComponent(term)}`);
    await expect(help.getByRole("link", { name: "9-8-8" })).toBeVisible();
  }
  await page.goto(`/search?value=${encodeURIComponent("nurse?")}`);
  await expect(page.getByText("A search cannot contain the signs")).toBeVisible();
  await expect(help).toHaveCount(0);
});

test("the box that refuses a sign names the numbers to call where the words ask for them", async ({
  page,
}) => {
  await openRunning(page, "/about-us");
  const search = page.getByRole("banner").getByRole("search");
  await search.getByRole("searchbox").fill("suicide?");
  await page.keyboard.press("Enter");
  await expect(search.getByRole("status")).toContainText("Please leave out");
  await expect(search.getByRole("link", { name: "9-8-8" })).toHaveAttribute("href", "tel:988");
  await search.getByRole("searchbox").fill("nurse?");
  await page.keyboard.press("Enter");
  await expect(search.getByRole("status")).toContainText("Please leave out");
  await expect(search.getByRole("link")).toHaveCount(0);
});
