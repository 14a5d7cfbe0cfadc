import type { Page } from "@playwright/test";
import { expectAccessible } from "../a11y/findings.ts";
import { paths } from "./donation-form.ts";
import { expect, test } from "./donor.ts";
import { answer, expectThanks, keptData } from "./outcome.ts";
import { watchTries } from "./watch-tries.ts";

// The browser itself reports a request that was cut or refused.
test.use({ expectedComplaints: /Failed to load resource/ });
test.describe.configure({ timeout: 120_000 });

/** Answers the next tries in place of the donation host. */
const answerWith = (page: Page, json: object, status = 200) =>
  page.route("**/api/donate", (route) => route.fulfill({ status, json }));

test("a double click gives once, and Back after success shows an empty form", async ({ page, form }) => {
  const tries = watchTries(page);
  await form.toCard("45");
  await expect(form.giveButton).toBeEnabled();
  await form.giveButton.dblclick();
  await expectThanks(page);
  expect(tries).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.form}$`));
  await expect(form.field("Other amount")).toHaveValue("");
});

test("a reload while the gift is on its way ends on the thank-you page, charged once", async ({
  page,
  form,
}) => {
  await form.toCard("55");
  await page.route("**/api/donate", async (route) => {
    await route.fetch();
    await page.evaluate(() => location.reload()).catch(() => {});
  });
  await form.give();
  await expectThanks(page);
  await expect(page.getByText("$55.00")).toBeVisible();
});

test("a network cut before the gift left: not charged, and it can be given again under the same key", async ({
  page,
  form,
}) => {
  const tries = watchTries(page);
  await form.toCard("65");
  await page.route("**/api/donate", (route) => route.abort());
  await form.give();
  await page.waitForURL(`**${paths.submissionError}`);
  await expect(page.getByText("An unknown error occurred.")).toBeVisible();
  // It is believed when the gift can no longer be on its way.
  await expect(page.getByText("You were not charged.")).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);
  await page.unroute("**/api/donate");
  await page.getByRole("link", { name: "Back to the donation form" }).click();
  await form.card();
  await form.give();
  await expectThanks(page);
  expect(new Set(tries).size).toBe(1);
});

test("a network cut after the gift arrived: charged once, and the page says so", async ({ page, form }) => {
  await form.toCard("85");
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
});

test("while the whole network is away the page keeps asking, and tells when it is back", async ({
  page,
  form,
  context,
}) => {
  await form.toCard("95");
  await expect(form.giveButton).toBeEnabled();
  await context.setOffline(true);
  await form.giveButton.click();
  await page.waitForURL(`**${paths.submissionError}`);
  await expect(page.getByText("We cannot tell yet whether you were charged.")).toBeVisible();
  await expect(page.getByText("the same gift is never charged twice")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("You were not charged.")).toBeVisible({ timeout: 60_000 });
});

test("while a slow bank thinks the page says to stay, and a late answer still counts", async ({
  page,
  form,
}) => {
  const held = Promise.withResolvers<void>();
  await form.toCard("48");
  await page.route("**/api/donate", async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  await form.give();
  await expect(page.getByText("Sending your gift. Please do not close this page.")).toBeVisible();
  await expect(form.giveButton).toHaveCount(0);
  await expect(form.button("Back")).toHaveCount(0);
  await expect(form.button("Edit Amount")).toBeDisabled();
  await expect(form.button("Change: Amount")).toBeDisabled();
  await expect(form.main.locator(":focus")).toContainText("Sending your gift");
  held.resolve();
  await expectThanks(page);
});

test("a card that is refused after the donor went back is told on the card's step", async ({
  page,
  form,
}) => {
  const held = Promise.withResolvers<void>();
  await form.toCard("48");
  await page.route("**/api/donate", async (route) => {
    await held.promise;
    await route.fulfill({
      status: 422,
      json: { errors: { card_number: ["This card number is not valid"] } },
    });
  });
  await form.give();
  await expect(page.getByText("Sending your gift.")).toBeVisible();
  await page.goBack();
  await expect(form.step("Your details")).toBeVisible();
  held.resolve();
  await expect(form.step("Payment")).toBeVisible();
  await expect(form.problems).toContainText("This card number is not valid");
});

test("an answer that is no answer asks the server what became of the gift", async ({ page, form }) => {
  await form.toCard("49");
  await page.route("**/api/donate", async (route) => {
    await route.fetch();
    await route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" });
  });
  await form.give();
  await page.waitForURL(`**${paths.submissionError}`);
  await expect(page.getByText("You were charged, and your gift has arrived.")).toBeVisible();
});

test("field errors of the server are shown at their fields, on the first step that has one", async ({
  page,
  form,
}) => {
  const words = "The email must be a valid email address.";
  await form.open();
  await form.amount("26");
  await form.radio("Gift in Honour").check();
  await form.honouree("Robert", "Ng");
  await form.radio(/A card by e-mail/).check();
  await form.field("E-mail address of the person who gets the card").fill("robert@example.ca");
  await form.field("Subject of the e-mail").fill("For you");
  await form.nextToDonor();
  await form.donor();
  await form.card();
  await answerWith(page, { errors: { e_card_email: [words], b_email: [words] } }, 422);
  await form.give();
  const recipient = form.field("E-mail address of the person who gets the card");
  await expect(recipient).toHaveAccessibleDescription(new RegExp(words));
  await expect(form.problems.getByRole("link")).toHaveText([words, words]);
  await recipient.fill("robert.ng@example.ca");
  await form.next();
  await expect(form.field("E-mail address")).toHaveAccessibleDescription(new RegExp(words));
  await form.field("E-mail address").fill("ann.tremblay@example.ca");
  await form.next();
  await page.unroute("**/api/donate");
  await answerWith(page, { errors: { card_number: ["Check the card number"] } }, 422);
  await form.card();
  await form.give();
  await expect(form.problems).toBeFocused();
  await expect(form.field("Card number")).toHaveAccessibleDescription(/Check the card number/);
  expect(await keptData(page)).toBeNull();
});

test("a failed human check and the blocklist have pages of their own; both keep the answers", async ({
  page,
  form,
}) => {
  await form.toCard("27");
  await answerWith(page, { error: "reCAPTCHA verification failed" });
  await form.give();
  await page.waitForURL(`**${paths.captchaError}`);
  await expect(page.getByText("Unable to process donation transaction.")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/api/donate");
  await answerWith(page, { error: "blacklist" });
  await page.getByRole("link", { name: "Back to the donation form" }).click();
  await form.card();
  await form.give();
  await page.waitForURL(`**${paths.submissionError}?error=blacklist`);
  await expect(page.getByText("An unknown error occurred. Please contact our support team")).toBeVisible();
  await expectAccessible(page);
  await form.open();
  await expect(page.getByText("We kept what you filled in")).toBeVisible();
});

test("without a human check nothing is sent, and the form says so", async ({ page, form }) => {
  const tries = watchTries(page);
  await page.route("**/api/human-check", (route) => route.abort());
  await form.toCard("28");
  await form.give();
  await expect(form.problems).toContainText("nothing was sent and you were not charged");
  await page.unroute("**/api/human-check");
  await form.give();
  await expectThanks(page);
  expect(tries).toHaveLength(1);
});

for (const [settled, facts] of Object.entries({
  "thank-you": {},
  "payment-error": { state: "not-charged", result: answer({ ResponseCode: 481 }) },
}))
  test(`an unknown outcome is followed on the fallback page, which moves on to ${settled}`, async ({
    page,
    form,
  }) => {
    await form.toCard("105");
    let settle = false;
    await page.route("**/api/donations/state*", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({
        response,
        json: settle ? { ...body, ...facts } : { ...body, state: "being-checked" },
      });
    });
    await page.route("**/api/donate", async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, ResponseCode: null, AuthCode: null } });
    });
    await form.give();
    await page.waitForURL(`**${paths.fallback}`);
    await expect(page.getByRole("heading", { level: 1, name: "Your gift is being checked" })).toBeVisible();
    await expect(page.getByText("Please do not submit your donation again.").first()).toBeVisible();
    await expect(form.main.getByText(/^D\d{6}-\w{10}$/)).toBeVisible();
    settle = true;
    await page.waitForURL(`**/ways-to-give/${settled}`);
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
