import { expect, test } from "../fixtures/clean-page.ts";
import { fillCard, fillToCard, give, giveButton, main, next, step } from "./donor.ts";
import { expectAccessible, expectThanks } from "./outcome.ts";

// The browser itself reports a request that was cut or refused.
test.use({ expectedComplaints: /Failed to load resource/ });

test("a network cut before the gift left: not charged, and it can be given again", async ({ page }) => {
  await fillToCard(page, "65");
  await page.route("**/api/donate", (route) => route.abort());
  await give(page);
  await page.waitForURL("**/ways-to-give/submission-error");
  await expect(page.getByText("An unknown error occurred.")).toBeVisible();
  await expect(page.getByText("You were not charged.")).toBeVisible();
  await page.unroute("**/api/donate");
  await page.getByRole("link", { name: "Back to the donation form" }).click();
  await next(page);
  await next(page);
  await expect(step(page, "Your details")).toBeFocused();
  await next(page);
  await fillCard(page);
  await give(page);
  await expectThanks(page);
});

test("a network cut after the gift arrived: charged once, and the page says so", async ({ page }) => {
  await fillToCard(page, "85");
  await page.route("**/api/donate", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await give(page);
  await page.waitForURL("**/ways-to-give/submission-error");
  await expect(page.getByText("You were charged, and your gift has arrived.")).toBeVisible();
  await page.getByRole("link", { name: "See your confirmation" }).click();
  await expectThanks(page);
  await expect(page.getByText("$85.00")).toBeVisible();
});

test("while the whole network is away the page keeps asking, and tells when it is back", async ({
  page,
  context,
}) => {
  await fillToCard(page, "95");
  await expect(giveButton(page)).toBeEnabled();
  await context.setOffline(true);
  await giveButton(page).click();
  await page.waitForURL("**/ways-to-give/submission-error");
  await expect(page.getByText("We cannot tell yet whether you were charged.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You were not charged.")).toBeVisible({ timeout: 20_000 });
});

test("answers of the server lead to their step or page", async ({ page }) => {
  const answer = (body: object, status = 200) =>
    page.route("**/api/donate", (route) => route.fulfill({ status, json: body }));
  await fillToCard(page, "26");
  await answer({ errors: { b_email: ["The email must be a valid email address."] } }, 422);
  await give(page);
  await expect(page.getByRole("alert")).toContainText("The email must be a valid email address.");
  await expect(main(page).getByLabel("E-mail address", { exact: true })).toBeVisible();
  await page.unroute("**/api/donate");
  await next(page);
  await answer({ error: "reCAPTCHA verification failed" });
  await fillCard(page);
  await give(page);
  await page.waitForURL("**/recaptcha-error");
  await expectAccessible(page);
  await page.unroute("**/api/donate");
  await answer({ error: "blacklist" });
  await page.getByRole("link", { name: "Back to the donation form" }).click();
  await next(page);
  await next(page);
  await expect(step(page, "Your details")).toBeFocused();
  await next(page);
  await fillCard(page);
  await give(page);
  await page.waitForURL("**/submission-error?error=blacklist");
  await expectAccessible(page);
});
