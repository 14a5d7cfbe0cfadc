import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { approvedDonation, saveReceiptSettings } from "../donations/receipts/testing/approved-donation.ts";
import { moveDonation } from "../donations/record/donation-store.ts";
import { awaitFirstEnds, longestPauseMs, noteJobEnd } from "../platform/jobs/jobs-in-arrears.ts";
import { startTestPayload, type TestPayload } from "../testing/test-payload.ts";
import { overdueWork } from "./overdue-work.ts";

let app: TestPayload;
beforeAll(async () => {
  app = await startTestPayload({ SMTP_URL: "smtp://mail.example" });
  await saveReceiptSettings(app.payload);
});
afterAll(() => app.close());

const start = Date.parse("2026-05-20T18:00:00Z");
const at = (minutes: number) => new Date(start + minutes * 60_000);
beforeEach(async () => {
  for (const collection of ["receipts", "refunds", "monthly-gifts", "donations", "outbox"] as const)
    await app.payload.db.deleteMany({ collection, where: {} });
});
const overdue = (minutes: number) => overdueWork(app.payload, at(minutes));
const nobody = /Zo|donor\.example|Sample Street|D26/;

test("gifts without their receipt are named with their number and the age of the oldest, and nobody's name", async () => {
  for (const minutes of [0, 4, 9]) await approvedDonation(app.payload, {}, at(minutes));
  expect(await overdue(5)).toEqual([]);
  expect(await overdue(6)).toEqual([
    "overdue: 1 approved gift waits for its receipt or mails, for 6 minutes",
  ]);
  const lines = await overdue(42);
  expect(lines).toEqual([
    "overdue: 3 approved gifts wait for their receipts or mails, the oldest for 42 minutes",
  ]);
  expect(lines.join()).not.toMatch(nobody);
});

test("a gift whose follow-up is put off again and again is not forgotten", async () => {
  const { id } = await approvedDonation(app.payload, {}, at(0));
  const data = { followUpFailures: 9, followUpAt: at(190).toISOString(), updatedAt: at(180).toISOString() };
  await app.payload.db.updateOne({ collection: "donations", where: { id: { equals: id } }, data });
  expect(await overdue(180)).toEqual([
    "overdue: 1 approved gift waits for its receipt or mails, for 3 hours",
  ]);
});

test("tries to give that nobody asks after, and donors who were not told, are named", async () => {
  const gift = await approvedDonation(app.payload, {}, at(0));
  await moveDonation(app.payload, gift, {
    state: "held",
    note: "mismatch",
    now: at(0),
    data: { followUp: "due" },
  });
  const { id } = await approvedDonation(app.payload, {}, at(0));
  await app.payload.db.updateOne({
    collection: "donations",
    where: { id: { equals: id } },
    data: { state: "sending", followUp: "none", nextCheckAt: at(2).toISOString() },
  });
  expect(await overdue(4)).toEqual([]);
  expect(await overdue(8)).toEqual([
    "overdue: 1 gift that is not clear, or was not charged or given back, waits for its mails, for 8 minutes",
    "overdue: the payment service was not asked what became of 1 try to give, for 6 minutes",
  ]);
});

test("mails that nobody delivers are named, and one that a mail server has put off for a while is not", async () => {
  const mail = (key: string, own: object) =>
    app.payload.db.create({
      collection: "outbox",
      data: {
        ...{ key, to: "zoe@donor.example", subject: "s", kind: "receipt", html: "h", text: "t", attempts: 0 },
        ...{ createdAt: at(0).toISOString(), updatedAt: at(0).toISOString() },
        ...own,
      },
    });
  await mail("put-off", { state: "queued", attempts: 3, nextAttemptAt: at(60).toISOString() });
  expect(await overdue(40)).toEqual([]);
  expect(await overdue(66)).toEqual(["overdue: 1 mail waits in the outbox, for 66 minutes"]);
  await mail("sending", { state: "sending" });
  expect(await overdue(66)).toEqual([
    "overdue: 1 mail waits in the outbox, for 66 minutes",
    "overdue: 1 mail was being sent when that broke off, for 66 minutes",
  ]);
});

test("a monthly gift is overdue from noon of the day on which it was due", async () => {
  const signUp = await approvedDonation(app.payload, {
    donationType: "monthly",
    firstBillingDay: "2026-05-15",
  });
  await app.payload.db.updateOne({
    collection: "donations",
    where: { id: { equals: signUp.id } },
    data: { followUp: "done" },
  });
  await app.payload.db.create({
    collection: "monthly-gifts",
    data: {
      ...{ orderId: "D-monthly", signUp: signUp.id, state: "active", amountCents: 2_000, dataKey: "key" },
      ...{ donationArea: "Research", firstName: "Zoë", lastName: "Łukasz", email: "zoe@donor.example" },
      ...{ firstBillingDay: "2026-05-15", nextBillingDay: "2026-05-15" },
    },
  });
  const on = (moment: string) => overdueWork(app.payload, new Date(moment));
  expect(await on("2026-05-15T11:30:00-07:00")).toEqual([]);
  expect(await on("2026-05-15T12:30:00-07:00")).toEqual([
    expect.stringMatching(/^overdue: 1 monthly gift is due and was not charged, for \d+ hours|minutes$/),
  ]);
  expect(await on("2026-05-18T10:00:00-07:00")).toEqual([
    "overdue: 1 monthly gift is due and was not charged, for 3 days",
  ]);
});

test("a scheduled job that has not ended well for longer than its schedule allows is named, whatever the cause", async () => {
  await awaitFirstEnds(app.payload, at(0));
  expect(await overdue(15)).toEqual([]);
  await noteJobEnd(app.payload, "sweep-donations", at(10));
  const lines = await overdue(121);
  expect(lines).toContain("overdue: the job “Deliver mails” has not ended well for 2 hours");
  expect(lines).toContain(
    "overdue: the job “Finish what gifts and refunds have left open” has not ended well for 111 minutes",
  );
  expect(lines.join()).not.toContain("Remove old records");
  expect((await overdue(27 * 60)).join()).toContain("“Remove old records” has not ended well for 27 hours");
});

test.each([
  ["*/10 * * * * *", 15],
  ["* * * * *", 15],
  ["*/5 * * * *", 15],
  ["0 20 * * * *", 120],
  ["30 3 * * *", 26 * 60],
  ["0 40 16 * * *", 26 * 60],
])("a job of the schedule %s may be silent for %i minutes", (cron, minutes) => {
  expect(longestPauseMs(cron)).toBe(minutes * 60_000);
});
