import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { createOrderId } from "@pcf/contract/donation/order-id";
import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "../../../access/roles.ts";
import { lastRun } from "../../../platform/jobs/run-note.ts";
import { isUnderWay } from "../../../platform/jobs/start-by-hand.ts";
import { staffTokens } from "../../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../../testing/test-payload.ts";
import { approvedDonation, saveReceiptSettings } from "../testing/approved-donation.ts";
import { dueRows, leftOut } from "./annual-reasons.ts";
import { annualStand } from "./annual-stand.ts";
import { annualQueue, annualRun } from "./annual-task.ts";
import { planYear } from "./plan-annual.ts";

let app: TestPayload;
let tokens: Map<Role, string>;
const year = Number(charityDay(new Date()).slice(0, 4)) - 1;
const june = new Date(`${year}-06-15T18:00:00Z`);

/** A monthly gift with one month of the year that was charged; answers the number of the month's row. */
async function charged(lastName: string, amountCents: number, own: object = {}): Promise<number> {
  const donor = {
    ...{ firstName: "Robin", lastName, email: `${lastName.toLowerCase()}@donor.example`, mailingList: false },
    ...{
      address: "1 Sample Street",
      city: "Regina",
      province: "SK",
      country: "Canada",
      postalCode: "S4P 3Y2",
    },
    telephone: "306-555-0101",
  };
  const signUp = await approvedDonation(app.payload, { donationType: "monthly", amountCents, donor }, june);
  const orderId = createOrderId(`${year}-05-20`);
  const gift = await app.payload.db.create({
    collection: "monthly-gifts",
    data: {
      ...{
        orderId,
        signUp: signUp.id,
        state: "active",
        amountCents,
        donationArea: "Research",
        dataKey: "key",
      },
      ...{ firstName: "Robin", lastName, email: donor.email },
      ...{ firstBillingDay: `${year}-06-15`, nextBillingDay: "2099-01-15" },
    },
  });
  const month = await approvedDonation(app.payload, { donationType: "instalment", amountCents, donor }, june);
  await app.payload.db.updateOne({
    collection: "donations",
    id: month.id,
    data: { monthlyGift: gift.id, dueDay: `${year}-06-15`, followUp: "done", ...own },
  });
  return month.id;
}

let broken: number;
beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
  await saveReceiptSettings(app.payload, { minimumCents: 2_000 });
  await charged("Due", 2_500);
  await charged("Small", 500);
  await charged("ꦲꦤ", 2_500);
  await charged("Unclear", 2_500, { state: "unknown" });
  await charged("Returned", 2_500, { state: "refunded", refundedCents: 2_500 });
  broken = await charged("Broken", 3_000, { approvedAt: null });
});
afterAll(() => app.close());

async function start(role: Role | "visitor", body: object) {
  const request = new Request("http://localhost:3001/api/receipts-of-year/run", {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(role !== "visitor" && { Authorization: `JWT ${tokens.get(role)}` }),
    },
    body: JSON.stringify(body),
  });
  const response = await handleEndpoints({ config: app.payload.config, request });
  return { status: response.status, body: await response.json() };
}
const work = () => app.payload.jobs.run({ queue: annualQueue, silent: true });
const names = (rows: readonly { donor: string }[]) => rows.map(({ donor }) => donor.replace("Robin ", ""));

test("before it is run one reads who gets a receipt, and of all others why not", async () => {
  const plan = await planYear(app.payload, year);
  expect(names(dueRows(plan))).toEqual(["Due", "Broken"]);
  const out = leftOut(plan, { minimumCents: 2_000, year });
  expect(out.map(({ key, rows, count }) => [key, names(rows), count])).toEqual([
    ["below-minimum", ["Small"], 1],
    ["unclear", ["Unclear"], 1],
    ["letters", ["ꦲꦤ"], 1],
    ["given-back", ["Returned"], 1],
  ]);
  expect(out[0]?.words).toBe("Gave less than $20.00 in the year, the smallest amount for a receipt");
});

test("finance starts the job, and no second one beside it; others may not, and no year that still runs", async () => {
  for (const role of ["visitor", "editor", "donor-services"] as const)
    expect([role, (await start(role, { year })).status]).toEqual([role, 403]);
  expect((await start("finance", {})).status).toBe(400);
  expect((await start("finance", { year: year + 1 })).status).toBe(409);
  expect(await start("finance", { year })).toMatchObject({ status: 200 });
  expect(await isUnderWay(app.payload, "issueAnnualReceipts", new Date())).toBe(true);
  expect(await start("administrator", { year })).toMatchObject({
    status: 409,
    body: { errors: [{ message: expect.stringContaining("running already") }] },
  });
  await work();
  expect(await isUnderWay(app.payload, "issueAnnualReceipts", new Date())).toBe(false);

  const { docs } = await app.payload.find({
    collection: "audit-log",
    where: { action: { equals: "receipts-annual" } },
    sort: "id",
  });
  expect(docs.map(({ staffName, label, detail }) => [staffName, label, detail])).toEqual([
    ["finance", String(year), null],
    ["administrator", String(year), null],
    ["administrator", String(year), expect.stringContaining("Not carried out: It is running already")],
  ]);
});

test("afterwards one reads what came of it, and what failed is done by the next run, once", async () => {
  const note = await lastRun(app.payload, annualRun(year));
  expect(note).toMatchObject({
    by: "finance",
    planned: { count: 2, cents: 5_500 },
    endedAt: expect.any(String),
  });
  expect(note?.faults).toEqual([
    { orders: [expect.any(String)], why: expect.stringMatching(/^An error broke it off \(Error\)/) },
  ]);
  const stand = () => annualStand(app.payload, year, note?.startedAt ?? "");
  expect(await stand()).toEqual({
    ...{ issued: 1, cents: 2_500, lately: 1 },
    mails: { sent: 0, waiting: 1, failed: 0, none: 0 },
  });

  await app.payload.db.updateOne({
    collection: "donations",
    id: broken,
    data: { approvedAt: june.toISOString() },
  });
  for (let run = 0; run < 2; run += 1) {
    expect((await start("administrator", { year })).status).toBe(200);
    await work();
  }
  expect(await lastRun(app.payload, annualRun(year))).toMatchObject({
    ...{ by: "administrator", planned: { count: 0, cents: 0 }, faults: [] },
  });
  const [mail] = (await app.payload.find({ collection: "outbox", where: { kind: { equals: "receipt" } } }))
    .docs;
  await app.payload.db.updateOne({ collection: "outbox", id: mail?.id ?? 0, data: { state: "failed" } });
  expect(await stand()).toEqual({
    ...{ issued: 2, cents: 5_500, lately: 2 },
    mails: { sent: 0, waiting: 1, failed: 1, none: 0 },
  });
  const plan = await planYear(app.payload, year);
  expect(dueRows(plan)).toEqual([]);
  expect(leftOut(plan, { minimumCents: 2_000, year })[0]).toMatchObject({ key: "issued", count: 2 });
});
