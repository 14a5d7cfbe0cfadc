import { holdScripts } from "../fixtures/held-arrival.ts";
import { wake } from "../fixtures/hydrated.ts";
import { paths } from "./donation-form.ts";
import { expect, test } from "./donor.ts";

test("a preset and another amount exclude each other, and a comma is understood", async ({ page, form }) => {
  await form.open();
  const fifty = form.radio("$50");
  const other = form.field("Other amount");
  await expect(form.radio(/^\$/)).toHaveCount(3);
  await fifty.check();
  await other.fill("12,50");
  await expect(fifty).not.toBeChecked();
  await fifty.check();
  await expect(other).toHaveValue("");
  await other.fill("25,00");
  await form.next();
  await expect(page.getByText("Giving $25", { exact: true })).toBeVisible();
});

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

test("what is no amount is not taken, and the form says why until it is mended", async ({ form }) => {
  await form.open();
  const other = form.field("Other amount");
  const told = {
    "": "Please select or input amount",
    "0": "Please select or input amount",
    "0.001": "Enter an amount in dollars and cents",
    "-5": "Enter an amount in dollars and cents",
    "1e9": "Enter an amount in dollars and cents",
  };
  for (const [typed, words] of Object.entries(told)) {
    await other.fill(typed);
    await form.next();
    await expect(form.problems, `an amount of “${typed}”`).toBeFocused();
    await expect(form.problems).toContainText(words);
    await form.problems.getByRole("link").click();
    await expect(other).toBeFocused();
    await expect(other).toHaveAccessibleDescription(new RegExp(words));
    await other.fill("0.01");
    await expect(other).not.toHaveAttribute("aria-invalid", "true");
  }
});

test("a gift above $100,000 asks to call", async ({ form }) => {
  await form.open();
  await form.field("Other amount").fill("100000.01");
  await form.next();
  await expect(form.problems).toContainText("please call us");
  await expect(form.main.getByRole("link", { name: /^1-800/ }).first()).toBeVisible();
  await form.field("Other amount").fill("100,000.00");
  await form.next();
  await expect(form.step("Who it is for")).toBeFocused();
});

test("cards are closed below $20, and a card chosen before is taken back with a word", async ({
  page,
  form,
}) => {
  await form.open();
  await form.amount("19.99");
  await form.radio("Gift in Memoriam").check();
  await expect(form.radio(/A printed card/)).toBeDisabled();
  await expect(form.radio(/A card by e-mail/)).toBeDisabled();
  await expect(form.main.getByText("( For donations $20 or more )").first()).toBeVisible();
  for (const card of [/A printed card/, /A card by e-mail/]) {
    await form.button("Edit Amount").click();
    await form.amount("20");
    await form.radio(card).check();
    await form.button("Edit Amount").click();
    await form.amount("5");
    await expect(page.locator("[aria-live]").getByText("Your card was removed")).toBeVisible();
    await expect(form.radio("No card")).toBeChecked();
  }
});

test("a card is taken back too when the later step is reached by the browser's Forward", async ({
  page,
  form,
}) => {
  await form.open();
  await form.amount("20");
  await form.radio("Gift in Honour").check();
  await form.radio(/A printed card/).check();
  await page.goBack();
  await form.field("Other amount").fill("5");
  await page.goForward();
  await expect(page.getByText("Your card was removed")).toBeVisible();
  await expect(form.radio("No card")).toBeChecked();
});

test("choosing a gift to the foundation empties what was asked for a gift in a name", async ({ form }) => {
  await form.open();
  await form.amount("50");
  await form.radio("Gift in Honour").check();
  await form.honouree("Robert", "Ng");
  await form.radio(/A card by e-mail/).check();
  await form.radio("Gift to the Foundation").check();
  await form.radio("Gift in Honour").check();
  await expect(form.field("First name")).toHaveValue("");
  await expect(form.radio("No card")).toBeChecked();
  await form.radio("Gift to the Foundation").check();
  await form.nextToDonor();
});

test("every empty field that is required says so, at the field and in the summary", async ({ form }) => {
  await form.open();
  await form.amount("40");
  await form.radio("Gift in Honour").check();
  await form.main.getByLabel("Occasion").selectOption("Other");
  await form.radio(/A card by e-mail/).check();
  await form.next();
  await expect(form.problems.getByRole("link")).toHaveText(
    [
      "Other occasion",
      "First name",
      "Last name",
      "E-mail address of the person who gets the card",
      "Subject of the e-mail",
    ].map((label) => `${label}: This field is required`),
  );
  await form.radio(/A printed card/).check();
  await form.next();
  await expect(form.problems).toContainText("Street address: This field is required");
  await expect(form.problems.getByRole("link")).toHaveCount(7);
  await form.radio("Gift to the Foundation").check();
  await form.nextToDonor();
  await form.next();
  await expect(form.problems.getByRole("link")).toHaveCount(8);
  await expect(form.field("Telephone")).toHaveAccessibleDescription(/This field is required/);
  await form.field("E-mail address").fill("ann@example");
  await form.next();
  await expect(form.problems).toContainText("The email must be a valid email address.");
  await form.donor();
  await form.give();
  await expect(form.problems).toBeFocused();
  await expect(form.problems.getByRole("link")).toHaveText(
    ["Card number", "Name on the card", "Expiry month", "Expiry year"].map(
      (label) => `${label}: This field is required`,
    ),
  );
});

test("a message of more than 250 characters is counted and not taken", async ({ page, form }) => {
  await form.open();
  await form.amount("50");
  await form.radio("Gift in Honour").check();
  await form.honouree("Robert", "Ng");
  await form.radio(/A card by e-mail/).check();
  await form.field("E-mail address of the person who gets the card").fill("robert@example.ca");
  await form.field("Subject of the e-mail").fill("x".repeat(260));
  await expect(form.field("Subject of the e-mail")).toHaveValue("x".repeat(250));
  await form.main.getByLabel("Your message").fill("é".repeat(253));
  await expect(page.getByText("You have 3 characters too many").first()).toBeVisible();
  await form.next();
  await expect(form.problems).toContainText("Your message: This is too long");
  await form.main.getByLabel("Your message").fill("é".repeat(250));
  await form.nextToDonor();
});

test("in Canada the province is one of a list and the postal code is checked, elsewhere both are free", async ({
  form,
}) => {
  await form.open();
  await form.amount("50");
  await form.nextToDonor();
  await expect(form.field("Province or territory").locator("option:not([value=''])")).toHaveCount(13);
  await form.field("Postal code").fill("12345");
  await form.next();
  await expect(form.problems).toContainText("Enter a Canadian postal code");
  await form.field("Country").selectOption("Germany");
  await form.field("Province, state or region").fill("Hessen");
  await form.field("Postal or ZIP code").fill("60311");
  await form.next();
  await expect(form.problems).not.toContainText("postal code");
});

test("Back and Forward of the browser move between steps", async ({ page, form }) => {
  await form.open();
  await form.amount("50");
  await form.nextToDonor();
  await expect(page).toHaveTitle(/^Your details \(step 3 of 4\) – /);
  await page.goBack();
  await expect(form.step("Who it is for")).toBeFocused();
  await page.goBack();
  await expect(form.field("Other amount")).toHaveValue("50");
  await page.goForward();
  await page.goForward();
  await expect(form.step("Your details")).toBeFocused();
  await form.button("Back").click();
  await expect(form.step("Who it is for")).toBeFocused();
});

test("a later step does not open while an earlier one is not valid", async ({ page, form }) => {
  await form.open();
  await form.amount("50");
  await form.nextToDonor();
  await page.evaluate(() => localStorage.removeItem("pcfFormData"));
  await page.goto("/privacy");
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
  await expect(page.getByText(`Tax receipt by e-mail to ${person["E-mail address"]}`)).toBeVisible();
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

test("the gift can be made two seconds after arriving, not before", async ({ page, form }) => {
  await page.clock.install();
  await form.open();
  await form.amount("50");
  await form.nextToDonor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await form.donor();
  await expect(form.field("Card number")).toBeVisible();
  await expect(form.giveButton).toBeDisabled();
  await expect(page.getByText("you can give in 2 seconds")).toBeVisible();
  await page.clock.runFor(1_900);
  await expect(form.giveButton).toBeDisabled();
  await page.clock.runFor(200);
  await expect(form.giveButton).toBeEnabled();
  await expect(page.getByText("You can give now.")).toBeVisible();
});

test("the card number is grouped and its brand named, and a wrong one is told", async ({ page, form }) => {
  await form.toCard("50", "4242424242424241");
  await expect(form.field("Card number")).toHaveValue("4242 4242 4242 4241");
  await expect(form.main.getByText("Visa", { exact: true })).toBeVisible();
  await expect(form.field("Year").locator("option:not([value=''])")).toHaveCount(10);
  await form.give();
  await expect(form.problems).toContainText("Please check the number: one digit seems wrong");
  await form.field("Card number").fill("424242424242");
  await form.give();
  await expect(form.problems).toContainText("Please check the number: it does not look complete");
  await form.field("Card number").fill("4242424242424242");
  await expect(page.getByRole("main").locator("[aria-invalid=true]")).toHaveCount(0);
});
