import { holdScripts } from "../fixtures/held-first-paint.ts";
import { wake } from "../fixtures/hydrated.ts";
import { expect, paths, test } from "./donation-form.ts";

test("the first step works before its JavaScript arrives, and Next pressed then leads on with what was chosen", async ({
  page,
  form,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.form);
  await form.radio("Monthly").check();
  await form.radio("$50").check();
  await form.field("Other amount").fill("37");
  await expect(form.radio("$50")).not.toBeChecked();
  await form.field("Where should your gift go?").selectOption("Research");
  await form.next();
  await expect(page.locator("form[data-waiting]")).toBeVisible();
  release();
  await expect(form.step("Who it is for")).toBeFocused();
  await expect(page.getByText("Giving $37 every month", { exact: true })).toBeVisible();
  await form.button("Edit Amount").click();
  await expect(form.radio("Monthly")).toBeChecked();
  await expect(form.field("Other amount")).toHaveValue("37");
  await expect(form.field("Where should your gift go?")).toHaveValue("Research");
});

test("a field that is typed into while the JavaScript arrives keeps the focus and takes every key", async ({
  page,
  form,
}) => {
  const release = await holdScripts(page);
  await page.goto(paths.form);
  await form.field("Other amount").click();
  await page.keyboard.type("12");
  release();
  for (const key of "34567") await page.keyboard.type(key);
  await expect(form.main.locator(".donation-form[data-ready]")).toBeVisible();
  await page.keyboard.type("8");
  await expect(form.field("Other amount")).toBeFocused();
  await expect(form.field("Other amount")).toHaveValue("12345678");
});

test("Back and Forward move between steps, take back a card that may not go, and open no step too early", async ({
  page,
  form,
}) => {
  await form.open();
  await form.amount("20");
  await form.radio("Gift in Honour").check();
  await form.radio(/A printed card/).check();
  await page.goBack();
  await expect(form.field("Other amount")).toHaveValue("20");
  await form.field("Other amount").fill("5");
  await page.goForward();
  await expect(page.getByText("Your card was removed")).toBeVisible();
  await expect(form.radio("No card")).toBeChecked();
  await form.radio("Gift to the Foundation").check();
  await form.nextToDonor();
  await expect(page).toHaveTitle(/^Your details \(step 3 of 4\) – /);
  await page.goBack();
  await expect(form.step("Who it is for")).toBeFocused();
  await page.goBack();
  await expect(form.field("Other amount")).toHaveValue("5");
  await page.goForward();
  await page.goForward();
  await expect(form.step("Your details")).toBeFocused();
  await form.button("Back").click();
  await expect(form.step("Who it is for")).toBeFocused();
  await page.goForward();
  await expect(form.step("Your details")).toBeFocused();
  await page.evaluate(() => localStorage.removeItem("pcfFormData"));
  await page.goto("/privacy");
  // The form keeps what is new in it when it is left.
  await page.evaluate(() => localStorage.removeItem("pcfFormData"));
  await page.goBack();
  await wake(page);
  await expect(form.main.locator(".donation-form[data-ready]")).toBeVisible();
  await expect(form.field("Other amount")).toBeVisible();
});

test("the answers survive a reload, the card does not, and one press forgets all", async ({ page, form }) => {
  const person = await form.toCard("35");
  await page.reload();
  await expect(form.step("Payment")).toBeAttached();
  await expect(page.getByText(`Tax receipt by email to ${person["Email address"]}`)).toBeVisible();
  await expect(form.field("Card number")).toHaveValue("");
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).toContain("Tremblay");
  expect(stored).not.toMatch(/4242|"card_/);
  await page.goto("/privacy");
  await form.open();
  await expect(page.getByText("We kept what you filled in")).toBeVisible();
  await form.button("Start again with an empty form").click();
  await expect(form.field("Other amount")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.getItem("pcfFormData") ?? "")).not.toContain("Tremblay");
});
