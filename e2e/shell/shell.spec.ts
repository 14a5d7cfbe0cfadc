import { expect, test } from "../fixtures/clean-page.ts";
import { beyondScreen, layoutShift, mostLayoutShift, watchLayoutShifts } from "../fixtures/layout-shifts.ts";
import { signUpForm } from "../fixtures/sign-up-form.ts";
import { parsePage } from "../routes/parse-page.ts";

test("a visit without a mouse to spare: past the menus, larger, down and up again, a refused search, and all of it cleared", async ({
  page,
}) => {
  const html = page.locator("html");
  const box = page.getByRole("banner").getByLabel("Search this site");
  await page.goto("/about-us");

  await test.step("the skip link leads past the menus", async () => {
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to main content" });
    await expect(skip).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("the way back up appears far down the page", async () => {
    const up = page.getByRole("button", { name: "Back to top" });
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await expect(up).toBeHidden();
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 1500);
    await up.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step("text size and contrast are kept on the device and stand before the page is painted", async () => {
    await page.getByRole("button", { name: "Largest text" }).click();
    await page.getByRole("button", { name: "High contrast" }).click();
    await expect(html).toHaveAttribute("data-contrast", "more");
    await page.goto("/privacy");
    await expect(html).toHaveAttribute("data-text", "3");
    await expect(html).toHaveAttribute("data-contrast", "more");
    await expect(page.getByRole("button", { name: "Largest text" })).toHaveAttribute("aria-pressed", "true");
  });

  await test.step("what the site stored on the device is cleared on request", async () => {
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("button", { name: "Clear what this site stored on this device" }).click();
    await expect(footer.getByText(/^Done\. Nothing of this site is stored/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.reload();
    await expect(html).not.toHaveAttribute("data-text");
  });

  await test.step("a search with a rejected character goes nowhere and says why", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await box.fill("what is psa?");
    // Until the page's script has come, the browser's own check says it.
    await expect(async () => {
      await box.press("Enter");
      await expect(page.getByText("Please leave out # ? * ( )")).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(/privacy$/);
    await box.fill("psa");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\?value=psa$/);
  });
});

test("a sign-up names what is missing, keeps the answers when it fails, and is confirmed with what is left to do and its number", async ({
  page,
}) => {
  const answers = [
    { status: "mail_failed", message: "", invalid_fields: [] },
    { status: "mail_sent", message: "", invalid_fields: [], reference: "N-42" },
  ];
  await page.route("**/api/forms/705", (route) => route.fulfill({ json: answers.shift() }));
  await page.goto("/about-us");
  const { form, field, fill, untilReady, send } = signUpForm(page);
  await field("First name").fill("Maria");
  await untilReady();
  await send();
  await expect(form.getByText("Enter your last name")).toBeVisible();
  await expect(field("Last name")).toBeFocused();
  await expect(field("First name")).toHaveValue("Maria");
  expect(answers).toHaveLength(2);

  await fill("Maria", "Lopez", "maria@example.ca");
  await form.getByRole("button", { name: "Try again" }).click();
  await expect(form.getByRole("alert").getByRole("link", { name: /1-800/ })).toBeVisible();
  await expect(field("Last name")).toHaveValue("Lopez");

  await form.getByRole("button", { name: "Try again" }).click();
  const dialog = page.getByRole("dialog", { name: "Thank you" });
  await expect(dialog).toContainText(
    "You’ve been successfully added to the list to receive updates from us.",
  );
  await expect(dialog).toContainText("until you have pressed the button in it");
  await expect(dialog).toContainText("N-42");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(page.locator("#newsletter")).toBeFocused();
});

test("the footer says who this is and how to reach it, from the company data", async ({ request }) => {
  const company = await (await request.get("/static-data.json")).json();
  const footer = parsePage(await (await request.get("/privacy")).text()).querySelector("footer");
  const words = footer?.textContent ?? "";
  expect(words).toContain(company.charityNumber);
  expect(words).toContain(`© ${new Date().getFullYear()} ${company.name}`);
  expect(footer?.querySelector(`a[href="${company.mapLink}"]`)?.textContent).toContain(
    company.address.street,
  );
  for (const { name, url } of company.socialMedia) {
    const link = footer?.querySelector(`a[href="${url}"]`);
    expect(link?.getAttribute("aria-label") ?? link?.textContent).toBe(name);
  }
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
