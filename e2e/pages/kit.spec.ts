import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

test("a clinic orders 20 kits without answering for a patient, and is told on its next visit that it did", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openRunning(page, "/get-support/reef-knot-kits");
  await page.getByRole("link", { name: "Request a kit", exact: true }).click();
  const form = page.locator("#kit");
  await expect(form.getByLabel("First name *")).toBeInViewport();
  const notApplicable = form.getByRole("radio", { name: /Not applicable/ });
  await expect(notApplicable).toHaveCount(0);
  for (const [label, value] of [
    ["First name *", "Ann"],
    ["Last name *", "Reid"],
    ["Address *", "12 Clinic Road"],
    ["City *", "Seattle"],
    ["Postal code *", "98225"],
    ["Email *", "clinic@visitor.example"],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByLabel("Quantity *").selectOption("20 kits");
  await form.getByLabel("Who is the kit for?").selectOption("Physician/medical office");
  await expect(notApplicable).toHaveCount(3);
  for (const one of await notApplicable.all()) await expect(one).toBeChecked();
  await expect(form.getByText("is sent to us as “No”")).toBeVisible();

  const send = form.getByRole("button", { name: "Request a kit" });
  await send.click();
  const wrong = page.getByRole("alert");
  await expect(wrong.getByRole("link")).toHaveText([/^Province/, /Postal.*within Canada only/]);
  await form.getByLabel("City *").fill("Kelowna");
  await form.getByLabel("Province or territory *").selectOption("British Columbia");
  await form.getByLabel("Postal code *").fill("v1y 1a1");
  await expect(wrong).toHaveCount(0);
  const dialog = page.getByRole("dialog", { name: "Thank you" });
  // What is sent within two seconds of the page is taken for a script's. Behind the thanks nothing can be pressed.
  await expect(async () => {
    if (!(await dialog.isVisible())) await send.click({ timeout: 5_000 });
    await expect(dialog).toContainText(/K-\w{8}/, { timeout: 3_000 });
  }).toPass();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByText("We have your request", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Request a kit for someone else" }).click();
  await expect(form.getByLabel("First name *")).toBeFocused();
});
