import { expect, test } from "../fixtures/clean-page.ts";
import { beyondScreen, layoutShift, mostLayoutShift, watchLayoutShifts } from "../fixtures/layout-shifts.ts";
import { signUpForm } from "../fixtures/sign-up-form.ts";

test("text size and contrast are kept on the device and stand before the page is painted", async ({
  page,
}) => {
  await page.goto("/about-us");
  await page.getByRole("button", { name: "Largest text" }).click();
  await page.getByRole("button", { name: "High contrast" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "more");
  await page.goto("/news");
  await expect(page.locator("html")).toHaveAttribute("data-text", "3");
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "more");
  await expect(page.getByRole("button", { name: "Largest text" })).toHaveAttribute("aria-pressed", "true");
});

test("a search with a rejected character goes nowhere and says why", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about-us");
  const box = page.getByRole("banner").getByRole("searchbox");
  await box.fill("what is psa?");
  // Until the page's script has come, the browser's own check says it.
  await expect(async () => {
    await box.press("Enter");
    await expect(page.getByText("Please leave out # ? * ( )")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveURL(/about-us$/);
  await box.fill("psa");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?value=psa$/);
});

test("the way back up appears far down the page", async ({ page }) => {
  await page.goto("/");
  const up = page.getByRole("button", { name: "Back to top" });
  await expect(up).toBeHidden();
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 1500);
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("the newsletter form names the fields that are missing and keeps the answers", async ({ page }) => {
  await page.goto("/about-us");
  const { form, field, untilReady, send } = signUpForm(page);
  await field("First name").fill("Maria");
  await untilReady();
  await send();
  await expect(form.getByText("Enter your last name")).toBeVisible();
  await expect(field("Last name")).toBeFocused();
  await expect(field("First name")).toHaveValue("Maria");
});

test("a sign-up that was received is confirmed in a dialog, with what is left to do and its number", async ({
  page,
}) => {
  await page.route("**/api/forms/705", (route) =>
    route.fulfill({ json: { status: "mail_sent", message: "", invalid_fields: [], reference: "N-42" } }),
  );
  await page.goto("/about-us");
  const { fill, untilReady, send } = signUpForm(page);
  await fill("Maria", "Lopez", "maria@example.ca");
  await untilReady();
  await send();
  const dialog = page.getByRole("dialog", { name: "Thank you" });
  await expect(dialog).toContainText(
    "You’ve been successfully added to the list to receive updates from us.",
  );
  await expect(dialog).toContainText("please press the button in it");
  await expect(dialog).toContainText("N-42");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("#newsletter")).toBeFocused();
});

test("a sign-up that fails keeps the answers and offers the telephone", async ({ page }) => {
  await page.route("**/api/forms/705", (route) =>
    route.fulfill({ json: { status: "mail_failed", message: "", invalid_fields: [] } }),
  );
  await page.goto("/about-us");
  const { form, field, fill, untilReady, send } = signUpForm(page);
  await fill("Maria", "Lopez", "maria@example.ca");
  await untilReady();
  await send();
  await expect(form.getByRole("alert").getByRole("link", { name: /1-800/ })).toBeVisible();
  await expect(field("Last name")).toHaveValue("Lopez");
  await expect(form.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("what the site stored on the device is cleared on request", async ({ page }) => {
  await page.goto("/about-us");
  await page.getByRole("button", { name: "Largest text" }).click();
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("button", { name: "Clear what this site stored on this device" }).click();
  await expect(footer.getByText(/^Done\. Nothing of this site is stored/)).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-text");
});

test("the footer says who this is and how to reach it, from the company data", async ({ page, request }) => {
  const company = await (await request.get("/static-data.json")).json();
  await page.goto("/privacy");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText(company.charityNumber);
  await expect(footer).toContainText(`© ${new Date().getFullYear()} ${company.name}`);
  await expect(footer.locator(`a[href="${company.mapLink}"]`)).toContainText(company.address.street);
  for (const { name, url } of company.socialMedia) {
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", url);
  }
});

test("the skip link leads past the menus", async ({ page }) => {
  await page.goto("/about-us");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

// The widths between which every template is looked at (a11y/every-template.spec.ts), and the narrowest.
for (const width of [320, 768]) {
  test(`home and an information page hold still and fit at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    for (const path of ["/", "/about-prostate-cancer/diagnosis-and-staging"]) {
      await page.goto(path);
      const { sum, words } = await layoutShift(page);
      expect(sum, `${path} shifts: ${words}`).toBeLessThanOrEqual(mostLayoutShift);
      expect(await beyondScreen(page), `${path} is wider than the screen`).toBeLessThanOrEqual(0);
    }
  });
}
