import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

test("what is missing is said above the form and beside each field; answers survive a broken connection, and the next try is confirmed with its number", async ({
  page,
}) => {
  let tries = 0;
  await page.route("**/api/forms/704", (route) => {
    tries += 1;
    if (tries === 1) return route.fulfill({ status: 503, body: "" });
    return route.fulfill({
      json: { status: "mail_sent", message: "", invalid_fields: [], reference: "C-42" },
    });
  });
  await openRunning(page, "/about-us/contact-us");
  const form = page.locator("#contact");
  await form.getByRole("button", { name: "Send" }).click();
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(3);
  await summary.getByRole("link").nth(1).click();
  await expect(form.getByLabel("Email *")).toBeFocused();
  expect(tries).toBe(0);

  await form.getByLabel("Name *").fill("Ann Lee");
  await form.getByLabel("Email *").fill("ann@mail.example");
  await form.getByLabel("Subject *").fill("A question");
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Your message has not been sent")).toBeVisible();
  await expect(form.getByLabel("Name *")).toHaveValue("Ann Lee");
  await page.getByRole("button", { name: "Try again" }).click();
  const dialog = page.getByRole("dialog", { name: "Thank you" });
  await expect(dialog).toContainText("C-42");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(form.getByLabel("Name *")).toHaveValue("");
});
