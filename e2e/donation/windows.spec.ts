import { expectAccessible } from "../a11y/findings.ts";
import { cards } from "./cards.ts";
import { donationForm, expect, paths, test, watchTries } from "./donation-form.ts";
import { expectThanks } from "./outcome.ts";

test.describe.configure({ timeout: 120_000 });

test("one gift sent from two windows is charged once", async ({ page, form, context }) => {
  await form.atCard("52");
  const otherPage = await context.newPage();
  const other = donationForm(otherPage);
  await other.openAtPayment();
  await other.card();
  await form.readyToGive();
  await other.readyToGive();
  // Pressed at the same moment: waiting until a button may be pressed would let one gift end before the other begins.
  // A busy machine may take seconds from one press to the other, so nothing is sent before both are heard.
  const pressed = Promise.withResolvers<void>();
  await context.route("**/api/donate", async (route) => {
    await pressed.promise;
    await route.continue();
  });
  const press = (button: HTMLElement) => button.click();
  await Promise.all([form.giveButton.evaluate(press), other.giveButton.evaluate(press)]);
  pressed.resolve();
  await Promise.all([expectThanks(page), expectThanks(otherPage)]);
  const reference = /D\d{6}-\w{10}/;
  const shown = await form.main.getByText(reference).textContent();
  expect(await other.main.getByText(reference).textContent()).toBe(shown);
});

test("a card declined in one window does not stand in another's way; left open, it is told of the gift made there, and gives a second one under its own key", async ({
  page,
  form,
  context,
}) => {
  const otherPage = await context.newPage();
  const other = donationForm(otherPage);
  const tries = [watchTries(page), watchTries(otherPage)];
  await form.atCard("53");
  await other.atCard("21", cards.refusedInOtherWindow);
  await other.give();
  await otherPage.waitForURL(`**${paths.paymentError}`);
  await otherPage.getByRole("link", { name: "Try again" }).click();
  await expect(other.step("Payment")).toBeVisible();
  await form.give();
  await expectThanks(page);
  await expect(page.getByText("$53.00")).toBeVisible();
  await expect(otherPage.getByRole("alert")).toContainText("it is a second gift");
  await expectAccessible(otherPage);
  await other.card();
  await other.give();
  await expectThanks(otherPage);
  await expect(otherPage.getByText("$21.00")).toBeVisible();
  expect(tries.flat()).toHaveLength(3);
  expect(new Set(tries.flat()).size).toBe(3);
});
