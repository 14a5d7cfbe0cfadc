import { afterAll, beforeAll, expect, test } from "vitest";
import { allMailExamples } from "../../../mail/testing/all-mail-examples.ts";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { ecardMail } from "../../ecards/ecard-mail.ts";
import { exampleCard } from "../../ecards/testing/mail-examples.ts";
import { monthlySetUpMail } from "../../follow-up/mails/monthly-set-up-mail.ts";
import { officeNoticeMail } from "../../follow-up/mails/office-notice-mail.ts";
import { approvedDonation } from "../../receipts/testing/approved-donation.ts";
import { exampleGift } from "../../testing/example-gift.ts";
import { monthlyPausedMail, monthlyPausedUntilMail } from "./monthly-paused-mail.ts";
import { monthlyStoppedMail } from "./monthly-stopped-mail.ts";

let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload({ BACKEND_ADMIN_ORIGIN: "https://admin.charity.example" });
});
afterAll(() => system.close());

test("no mail about a monthly gift says that money has come when only the card is kept", async () => {
  const donation = await approvedDonation(system.payload, {
    donationType: "monthly",
    firstBillingDay: "2026-12-15",
  });
  for (const { subject, text } of [
    await monthlySetUpMail({
      ...exampleGift,
      minimumCents: 2_000,
      firstBillingDay: "2026-12-15",
      ecard: true,
    }),
    await officeNoticeMail(donation),
    await ecardMail({ ...exampleCard, image: 0, monthly: true }),
  ])
    expect(`${subject} ${text}`).not.toMatch(/received|arrived|has been made/i);
});

test("who has never been charged is not thanked for what they have given", async () => {
  const stopped = { ...exampleGift, minimumCents: 2_000, receiptYears: [], onItsWay: null, ecard: null };
  expect((await monthlyStoppedMail({ ...stopped, everGiven: true })).text).toContain("you have given");
  for (const { text } of [
    await monthlyStoppedMail({ ...stopped, everGiven: false }),
    await monthlyPausedMail({ ...exampleGift, because: "card-gone" }),
    await monthlyPausedUntilMail({ ...exampleGift, resumeDay: "2027-02-15", onItsWay: null }),
  ]) {
    expect(text).not.toContain("you have given");
    expect(text).toContain("Thank you for your support.");
  }
});

test("whose card can no longer be used is not asked to go on with it", async () => {
  const paused = async (because: "card-gone" | "funds") =>
    (await monthlyPausedMail({ ...exampleGift, because })).text;
  expect(await paused("funds")).toContain("go on with the same card");
  expect(await paused("card-gone")).not.toContain("same card");
});

test("no line ends in the middle of a telephone number", async () => {
  const { html } = await monthlyPausedMail({ ...exampleGift, because: "funds" });
  expect(html).toContain('<span style="white-space:nowrap">1-800-555-0199</span>');
});

/** The mails to the donor of a monthly gift; the office hears of some as well. */
const toMonthlyDonors = (await allMailExamples()).examples.filter(
  ([name]) => /\bmonthly\b/.test(name) && !name.startsWith("office"),
);

test.each(toMonthlyDonors)("the mail of a %s leads to the donor's own page", async (_name, write) => {
  const { html, text } = await write(system.payload);
  expect(html).toMatch(/href="[^"]*\/ways-to-give\/my-gifts"/);
  expect(text).toContain("/ways-to-give/my-gifts");
});
