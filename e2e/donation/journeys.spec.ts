import { expectAccessible } from "../a11y/findings.ts";
import { holdClock } from "../fixtures/clean-page.ts";
import { setInDeviceFonts, setInOwnFonts } from "../fixtures/page-fonts.ts";
import { cards } from "./cards.ts";
import { expect, paths, test, watchTries } from "./donation-form.ts";
import { editKeptData, expectThanks, keptData, receiptIssued } from "./outcome.ts";

test.describe.configure({ timeout: 120_000 });

const notFound = (url: URL) => url.pathname === "/page404";

test("a declined card, then a good one, without going through the form again; the decline called approved in the browser shows no thanks and no receipt", async ({
  page,
  form,
}) => {
  const person = await form.atCard("50", cards.refused);
  await form.give();
  await page.waitForURL(`**${paths.paymentError}`);
  await expect(page.getByText("Unable to process donation transaction.")).toBeVisible();
  await expect(page.getByText("You were not charged.")).toBeVisible();
  await expect(form.main.getByText("481")).toBeVisible();
  await expect(page.getByText("Terminal Message")).toBeVisible();
  await expectAccessible(page);

  const declined = await keptData(page);
  await editKeptData(page, { ResponseCode: 1, AuthCode: "1" });
  await page.goto(paths.receipt);
  await page.waitForURL(notFound);
  await page.goto(paths.thankYou);
  await expect(page.getByText(/your gift of .* is approved/)).toHaveCount(0);
  await page.waitForURL((url) => url.pathname !== paths.thankYou);
  await editKeptData(page, declined);
  await page.goto(paths.paymentError);

  await page.getByRole("link", { name: "Try again" }).click();
  await expect(form.step("Payment")).toBeAttached();
  await expect(page.getByText(`Tax receipt by email to ${person["Email address"]}`)).toBeVisible();
  await expect(form.field("Card number")).toHaveValue("");
  await form.card();
  await form.give();
  await expectThanks(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem("pcfFormData"))).toBeNull();
});

test("a gift in memoriam with a card by mail", async ({ page, form }) => {
  await form.open();
  await form.amount("75");
  await form.radio("Gift in Memoriam").check();
  await form.honouree("Jean", "Roy");
  await form.radio(/A printed card/).check();
  await form.main.getByLabel("Name of the person who gets the card").fill("Marie Roy");
  await form.field("Street address").fill("4 Rue Principale");
  await form.field("City or town").fill("Gatineau");
  await form.field("Province or territory").selectOption("QC");
  await form.field("Postal code").fill("J8X 1A1");
  await form.main.getByLabel("Your message").fill("We miss him.");
  await expect(page.getByText("You have 238 characters left").first()).toBeVisible();
  await form.nextToDonor();
  await form.donor();
  await expect(page.getByText("In memory of Jean Roy")).toBeVisible();
  await expect(page.getByText("By mail to Marie Roy")).toBeVisible();
  await form.card();
  // As somebody does who cannot wait: the press counts when the button's time has come, and both are one gift.
  const tries = watchTries(page);
  await form.giveButton.dblclick();
  await expectThanks(page);
  expect(tries).toHaveLength(1);
  await expect(page.getByText("Our office writes your card")).toBeVisible();
});

test("a gift in honour with an e-card: each of the six designs can be seen before it is sent", async ({
  page,
  form,
}) => {
  await form.open();
  await form.amount("25");
  await form.radio("Gift in Honour").check();
  await form.main.getByLabel("Occasion").selectOption("Birthday");
  await form.honouree("Robert", "Ng");
  await form.radio(/A card by email/).check();
  await form.field("Email address of the person who gets the card").fill("robert@example.ca");
  await form.field("Heading of your card").fill("A gift in your name");
  await form.main.getByLabel("Your message").fill("Happy birthday, Dad.");
  await form.main.getByLabel("Your name as it stands on the card").fill("Ann and Bo");
  const preview = page.getByRole("figure", { name: "This is how your card will look" });
  await expect(preview).toContainText("Happy birthday, Dad.");
  await expect(preview).toContainText(/A gift .* in honour of Robert Ng by Ann and Bo\. Occasion: Birthday/);
  const pictures = new Set<string>();
  const greetings = [
    ...["Season’s greetings", "Thinking of you", "Happy Father’s Day"],
    ...["Thank you", "Hope and strength", "In loving memory"],
  ];
  for (const greeting of greetings) {
    const design = form.radio(new RegExp(`^${greeting}`));
    await design.focus();
    await page.keyboard.press("Space");
    await expect(design).toBeChecked();
    await expect(preview).toContainText(greeting);
    await expect(preview.getByRole("img")).toHaveJSProperty("naturalWidth", 800);
    pictures.add((await preview.getByRole("img").getAttribute("src")) ?? "");
  }
  expect(pictures.size).toBe(6);
  await form.nextToDonor();
  await form.donor();
  await expect(page.getByText("By email to robert@example.ca")).toBeVisible();
  await form.card();
  await form.give();
  await expectThanks(page);
  await expect(page.getByText("Your e-card goes by email")).toBeVisible();
});

test("a monthly gift says before and after when it is first charged", async ({ page, form }) => {
  await form.open();
  await form.radio("Monthly").check();
  const first = page.getByText(/first gift will be charged on/);
  const day = /\w+ 15, \d{4}/.exec((await first.textContent()) ?? "")?.[0] ?? "no day";
  await form.amount("30", "Monthly");
  await expect(page.getByText("Giving $30 every month")).toBeVisible();
  await form.nextToDonor();
  await form.donor();
  await expect(page.getByText(`On the 15th of each month, first on ${day}`)).toBeVisible();
  await expect(form.main.getByRole("button", { name: "Give $30 a month" })).toBeVisible();
  await form.card();
  await form.give();
  await expectThanks(page, /your monthly gift is set up/);
  await expect(page.getByText(/has arrived/)).toHaveCount(0);
  await expect(page.getByText("$30.00 every month")).toBeVisible();
  await expect(form.main.getByText(day, { exact: true })).toBeVisible();
  await expect(
    page.getByText(`Nothing has been charged yet. Your card is charged first on ${day}`),
  ).toBeVisible();
  await page.goto(paths.receipt);
  await page.waitForURL(notFound);
});

test("a $5 gift is acknowledged and has no receipt, whatever is edited in what the browser keeps", async ({
  page,
  form,
  request,
}) => {
  await form.atCard("5");
  await expect(page.getByText("tax receipts from $20")).toBeVisible();
  await form.give();
  await expectThanks(page);
  await expect(page.getByText("Gifts under $20 do not receive")).toBeVisible();
  await expect(page.getByRole("link", { name: "View and print" })).toHaveCount(0);
  await editKeptData(page, { donation_amount: "5000.00", b_fname: "Eve" });
  await page.reload();
  await expect(page.getByText("$5.00")).toBeVisible();
  await page.goto(paths.receipt);
  await expect(page.getByText("it is not a receipt for income tax purposes")).toBeVisible();
  await expect(page.getByText("5,000")).toHaveCount(0);
  await expectAccessible(page);
  await editKeptData(page, { outcome_token: "x.y.z" });
  await page.reload();
  await page.waitForURL(notFound);
  expect((await request.get("/api/donations/outcome?token=made-up")).status()).toBe(404);
});

const letters = (letter: string, length: number) => `${letter.repeat(9)} `.repeat(length / 10).trim();
/** As long as the form allows, in the widest letters. */
const longestDonor = {
  name: `${letters("N", 100)} ${letters("M", 100)}`,
  address: [letters("S", 200), `${letters("C", 100)}, ${letters("P", 100)}  V6B 1A1`, "L".repeat(100)],
};

/** A picture of a signature, as wide and high as they are kept. */
const signature = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"/>')}`;

/** How many lines the charity's name takes on a receipt, and how much of the receipt its half of the sheet cuts off. */
function asDrawn(receipt: Element) {
  const words = document.createRange();
  words.selectNodeContents(receipt.querySelector(".receipt-charity") ?? receipt);
  return { lines: words.getClientRects().length, lost: receipt.scrollHeight - receipt.clientHeight };
}

test("the receipt stands twice on one sheet and prints half a second after the press", async ({
  page,
  form,
  request,
}) => {
  await form.atCard("250");
  await form.give();
  await expectThanks(page);
  await receiptIssued(page, request);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(paths.receipt);
  const response = await request.get(paths.receipt);
  expect(response.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByRole("heading", { level: 1, name: "Online Donations" })).toBeVisible();
  await expect(page.getByText("Please find below your official tax receipt")).toBeVisible();
  const receipts = page.locator(".receipt");
  await expect(receipts).toHaveCount(2);
  for (const receipt of await receipts.all()) {
    await expect(receipt).toContainText("$250.00");
    await expect(receipt).toContainText("Ann Tremblay");
    await expect(receipt).toContainText("canada.ca/charities-giving");
  }
  await expect(receipts.nth(1)).toContainText("Copy");
  await expectAccessible(page);
  await setInOwnFonts(page);
  const facts = { lines: 1, lost: 0 };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const receipt of await receipts.all()) expect(await receipt.evaluate(asDrawn)).toEqual(facts);
  await page.route("**/api/donations/outcome?*", async (route) => {
    const response = await route.fetch();
    const outcome = await response.json();
    outcome.receipt.donor = longestDonor;
    outcome.receipt.signatory.image = signature;
    await route.fulfill({ response, json: outcome });
  });
  await page.reload();
  await page.emulateMedia({ media: "print" });
  await expect(receipts.nth(1)).toContainText(longestDonor.name);
  await setInOwnFonts(page);
  for (const receipt of await receipts.all()) expect(await receipt.evaluate(asDrawn)).toEqual(facts);
  await setInDeviceFonts(page);
  for (const receipt of await receipts.all())
    expect(await receipt.evaluate(asDrawn)).toMatchObject({ lost: 0 });
  await page.emulateMedia({ media: null });
  await holdClock(page);
  await page.getByRole("button", { name: "Print" }).click();
  await page.clock.runFor(450);
  await expect(page.locator("html[data-printed]")).toHaveCount(0);
  await page.clock.runFor(100);
  await expect(page.locator("html[data-printed]")).toHaveCount(1);
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("with JavaScript off", () => {
  test.use({ javaScriptEnabled: false });
  test("the form's page says how to give by phone and mail in its place, and the page that waits for the bank promises no answer that it cannot give", async ({
    page,
    form,
  }) => {
    await page.goto(paths.form);
    await expect(page.getByRole("heading", { name: "How to give by phone or mail" })).toBeVisible();
    await expect(form.main.getByRole("link", { name: /^1-800/ }).first()).toBeVisible();
    await expect(page.locator(".giving-help")).toContainText("Send a cheque");
    await expect(page.locator(".donation-form")).toBeHidden();

    await page.goto(paths.fallback);
    await expect(form.main.getByText("Please do not submit your donation again.")).toBeVisible();
    // Playwright's search by text leaves noscript out.
    const instead = form.main.locator("noscript p");
    await expect(instead).toBeVisible();
    await expect(instead).toHaveText(/cannot look for you without JavaScript/);
    await expect(form.main.getByText("This page moves on by itself")).toBeHidden();
    await expect(form.main.getByText("We are asking again")).toBeHidden();
  });
});

test.describe("in a browser without promises", () => {
  test.use({ expectedComplaints: /ERR_FAILED|Promise/ });
  test("the page says that it is not supported", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.addInitScript(() => {
      if (location.pathname.endsWith("donate-online")) Reflect.deleteProperty(window, "Promise");
    });
    await page.goto(paths.form);
    await page.waitForURL(`**${paths.submissionError}?error=promise`);
    await expect(page.getByText("Your browser is not supported.")).toBeVisible();
    await expectAccessible(page);
  });
});
