import type { Page } from "@playwright/test";
import { expectAccessible } from "../a11y/findings.ts";
import { expect, paths, test, watchTries } from "./donation-form.ts";
import { answer, expectThanks, keptData } from "./outcome.ts";

// The browser itself reports a request that was cut or refused.
test.use({ expectedComplaints: /Failed to load resource/ });
test.describe.configure({ timeout: 120_000 });

/** Answers the next tries in place of the donation host. */
async function answerWith(page: Page, json: object, status = 200) {
  await page.unroute("**/api/donate");
  await page.route("**/api/donate", (route) => route.fulfill({ status, json }));
}

test("a gift under way: the page says to stay, a second press sends nothing, a refusal finds who went back, and Back after success shows an empty form", async ({
  page,
  form,
}) => {
  const tries = watchTries(page);
  const refused = Promise.withResolvers<void>();
  await form.atCard("48");
  await page.route("**/api/donate", async (route) => {
    await refused.promise;
    const errors = { card_number: ["This card number is not valid"] };
    await route.fulfill({ status: 422, json: { errors } });
  });
  await form.give();
  await expect(page.getByText("Sending your gift.")).toBeVisible();
  await page.goBack();
  await expect(form.step("Your details")).toBeVisible();
  refused.resolve();
  await expect(form.step("Payment")).toBeVisible();
  await expect(form.problems).toContainText("This card number is not valid");

  const answered = Promise.withResolvers<void>();
  await page.unroute("**/api/donate");
  await page.route("**/api/donate", async (route) => {
    const response = await route.fetch();
    await answered.promise;
    await route.fulfill({ response });
  });
  await form.card();
  await form.readyToGive();
  await form.giveButton.dblclick();
  await expect(page.getByText("Sending your gift. Please do not close this page.")).toBeVisible();
  await expect(form.giveButton).toHaveCount(0);
  await expect(form.button("Back")).toHaveCount(0);
  await expect(form.button("Edit Amount")).toBeDisabled();
  await expect(form.button("Change: Amount")).toBeDisabled();
  await expect(form.main.locator(":focus")).toContainText("Sending your gift");
  answered.resolve();
  await expectThanks(page);
  expect(tries).toHaveLength(2);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.form}$`));
  await expect(form.field("Other amount")).toHaveValue("");
});

test("a gift that the network cut off before it left was not charged, one whose answer it cut off was; the page finds out, and both go under one key", async ({
  page,
  form,
  context,
}) => {
  const tries = watchTries(page);
  await form.atCard("85");
  await form.readyToGive();
  await context.setOffline(true);
  await form.giveButton.click();
  await page.waitForURL(`**${paths.submissionError}`);
  await expect(page.getByText("An unknown error occurred.")).toBeVisible();
  await expect(page.getByText("We cannot tell yet whether you were charged.")).toBeVisible();
  await expect(page.getByText("the same gift is never charged twice")).toBeVisible();
  await context.setOffline(false);
  // It is believed when the gift can no longer be on its way.
  await expect(page.getByText("You were not charged.")).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await page.getByRole("link", { name: "Back to the donation form" }).click();
  await form.card();
  await page.route("**/api/donate", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.give();
  await page.waitForURL(`**${paths.submissionError}`);
  await expect(page.getByText("You were charged, and your gift has arrived.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See your confirmation" }).click();
  await expectThanks(page);
  await expect(page.getByText("$85.00")).toBeVisible();
  expect(tries).toHaveLength(2);
  expect(new Set(tries).size).toBe(1);
});

test("an answer that is no answer, and a reload before the answer: the server is asked what became of the gift", async ({
  page,
  form,
}) => {
  await form.atCard("49");
  await page.route("**/api/donate", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });
  await form.give();
  await page.waitForURL(`**${paths.submissionError}`);
  await expect(page.getByText("You were charged, and your gift has arrived.")).toBeVisible();

  await page.unroute("**/api/donate");
  await form.atCard("55");
  await page.route("**/api/donate", async (route) => {
    await route.fetch();
    await page.evaluate(() => location.reload()).catch(() => {});
  });
  await form.give();
  await expectThanks(page);
  await expect(page.getByText("$55.00")).toBeVisible();
});

test("field errors of the server are shown at their fields, on the first step that has one", async ({
  page,
  form,
}) => {
  const words = "The email must be a valid email address.";
  await form.atCard("26", undefined, {
    gift_kind: "Gift in Honour",
    h_fname: "Robert",
    h_lname: "Ng",
    gift_type: "ecard",
    e_card_email: "robert@example.ca",
    e_card_subject: "For you",
  });
  await answerWith(page, { errors: { e_card_email: [words], b_email: [words] } }, 422);
  await form.give();
  const recipient = form.field("Email address of the person who gets the card");
  await expect(recipient).toHaveAccessibleDescription(new RegExp(words));
  await expect(form.problems.getByRole("link")).toHaveText([words, words]);
  await recipient.fill("robert.ng@example.ca");
  await form.next();
  await expect(form.field("Email address")).toHaveAccessibleDescription(new RegExp(words));
  await form.field("Email address").fill("ann.tremblay@example.ca");
  await form.next();
  await answerWith(page, { errors: { card_number: ["Check the card number"] } }, 422);
  await form.card();
  await form.give();
  await expect(form.problems).toBeFocused();
  await expect(form.field("Card number")).toHaveAccessibleDescription(/Check the card number/);
  expect(await keptData(page)).toBeNull();
});

test("without a human check nothing is sent; one that failed and the blocklist have pages of their own; all keep the answers", async ({
  page,
  form,
}) => {
  const tries = watchTries(page);
  await page.route("**/api/human-check", (route) => route.abort());
  await form.atCard("27");
  await form.give();
  await expect(form.problems).toContainText("nothing was sent and you were not charged");
  expect(tries).toEqual([]);
  await page.unroute("**/api/human-check");
  await answerWith(page, { error: "reCAPTCHA verification failed" });
  await form.give();
  await page.waitForURL(`**${paths.captchaError}`);
  await expect(page.getByText("Unable to process donation transaction.")).toBeVisible();
  await answerWith(page, { error: "blacklist" });
  await page.getByRole("link", { name: "Back to the donation form" }).click();
  await form.card();
  await form.give();
  await page.waitForURL(`**${paths.submissionError}?error=blacklist`);
  await expect(page.getByText("An unknown error occurred. Please contact our support team")).toBeVisible();
  await form.open();
  await expect(page.getByText("We kept what you filled in")).toBeVisible();
});

test("an unknown outcome is followed on the fallback page, which moves on when it is known", async ({
  page,
  form,
}) => {
  const asked = { state: "being-checked" };
  const refused = { state: "not-charged", result: answer({ ResponseCode: 481 }) };
  let known: object = asked;
  await page.route("**/api/donations/state*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...known } });
  });
  await page.route("**/api/donate", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, ResponseCode: null, AuthCode: null } });
  });
  const giveAndFollow = async () => {
    known = asked;
    await form.give();
    await page.waitForURL(`**${paths.fallback}`);
    await expect(page.getByRole("heading", { level: 1, name: "Your gift is being checked" })).toBeVisible();
    await expect(page.getByText("Please do not submit your donation again.").first()).toBeVisible();
    await expect(form.main.getByText(/^D\d{6}-\w{10}$/)).toBeVisible();
  };
  await form.atCard("105");
  await giveAndFollow();
  known = refused;
  await page.waitForURL(`**${paths.paymentError}`);
  await page.getByRole("link", { name: "Try again" }).click();
  await form.card();
  await giveAndFollow();
  known = {};
  await page.waitForURL(`**${paths.thankYou}`);
});

test("a browser that keeps nothing still ends on the thank-you page", async ({ page, form }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError");
      },
    });
  });
  await form.toCard("29");
  await form.give();
  await expectThanks(page);
  await expect(page.getByText("$29.00")).toBeVisible();
});
