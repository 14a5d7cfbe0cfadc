import { handleEndpoints } from "payload";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Role } from "../../access/roles.ts";
import { staffTokens } from "../../testing/staff-tokens.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { keepDonors } from "../donors/keep-donors.ts";
import { afterApproval } from "../follow-up/follow-up-donation.ts";
import { cancelReceipts } from "../receipts/issue/cancel-receipts.ts";
import { latestReceipt } from "../receipts/read-receipt.ts";
import { approvedDonation, saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { mailsTo, donorWith as namedDonor, receiptsOf } from "../receipts/testing/what-came-of-it.ts";
import { findDonation } from "../record/donation-store.ts";
import { receiptDonorForm } from "../record/parse-donation.ts";
import { readGift } from "./gift-facts.ts";
import { giftTimeline } from "./gift-timeline.ts";

const donorWith = (email: string) => ({
  ...namedDonor(email),
  city: "Regina",
  province: "SK",
  postalCode: "S4P 3Y2",
  country: "Canada",
});

let app: TestPayload;
let tokens: Map<Role, string>;
beforeAll(async () => {
  app = await startTestPayload();
  app.payload.logger.level = "silent";
  tokens = await staffTokens(app.payload);
  await saveReceiptSettings(app.payload);
});
afterAll(() => app.close());

async function correct(role: Role, id: number, values: Record<string, string>, reason = "Told by telephone") {
  const request = new Request(`http://localhost:3001/api/donations/${id}/correct`, {
    method: "POST",
    headers: { Authorization: `JWT ${tokens.get(role)}`, "Content-Type": "application/json" },
    body: JSON.stringify({ reason, values }),
  });
  const response = await handleEndpoints({ config: app.payload.config, request });
  return { status: response.status, body: await response.json() };
}

/** A gift with a receipt, and the form of its name and address. */
async function receipted(to: string) {
  const gift = await approvedDonation(app.payload, { donor: donorWith(to) });
  await afterApproval(app.payload, String(gift.id));
  await keepDonors(app.payload, new Date());
  return { gift, values: receiptDonorForm(gift) };
}

test("one correction changes the gift, the donor and the receipt, which cites the old one; the donor gets it by mail", async () => {
  const { payload } = app;
  const { gift, values } = await receipted("ann@donor.example");
  const answer = await correct("donor-services", gift.id, { ...values, b_lname: "Reade", b_city: "Halifax" });
  expect(answer).toEqual({ status: 200, body: { replaced: 1 } });

  const row = await findDonation(payload, { id: { equals: gift.id } });
  expect(row?.donor).toMatchObject({ lastName: "Reade", city: "Halifax", email: "ann@donor.example" });
  const [old, current] = await receiptsOf(payload, gift);
  expect([old?.state, current?.state]).toEqual(["replaced", "issued"]);
  const receipt = await latestReceipt(payload, gift);
  expect(receipt?.donor.name).toBe("Ann Reade");
  expect(Number(receipt?.replaces)).toBe(old?.serial);
  expect(old).toMatchObject({ reason: "Told by telephone", closedBy: "donor-services@foundation.example" });
  const { docs } = await payload.find({
    collection: "donors",
    where: { email: { equals: "ann@donor.example" } },
  });
  expect(docs).toMatchObject([{ name: "Ann Reade", city: "Halifax" }]);
  const mails = await mailsTo(payload, "ann@donor.example");
  expect(mails.filter(({ subject }) => subject.includes("replacement"))).toHaveLength(1);
});

test("the same once more, and what receipts cannot print, is refused in words; nothing is changed", async () => {
  const { gift, values } = await receipted("same@donor.example");
  expect(await correct("finance", gift.id, values)).toMatchObject({
    status: 409,
    body: { errors: [{ message: expect.stringContaining("are so already") }] },
  });
  expect(await correct("finance", gift.id, { ...values, b_lname: "\u{13000}" })).toMatchObject({
    status: 409,
  });
  expect((await correct("finance", gift.id, { ...values, b_city: "" })).status).toBe(400);
  expect((await correct("finance", gift.id, values, "x")).status).toBe(400);
  expect(await receiptsOf(app.payload, gift)).toHaveLength(1);
  expect((await findDonation(app.payload, { id: { equals: gift.id } }))?.donor).toMatchObject(
    gift.donor ?? {},
  );
});

test("a correction that broke off before the receipt is finished by the same press", async () => {
  const { payload } = app;
  const { gift, values } = await receipted("broken@donor.example");
  const now = { ...values, b_lname: "Reade" };
  const { create } = payload.db;
  const death = vi
    .spyOn(payload.db, "create")
    .mockImplementation((row) =>
      row.collection === "outbox"
        ? Promise.reject(new Error("the process died"))
        : create.call(payload.db, row),
    );
  expect((await correct("donor-services", gift.id, now)).status).toBe(500);
  death.mockRestore();
  expect(await correct("donor-services", gift.id, now)).toEqual({ status: 200, body: { replaced: 1 } });
  expect((await latestReceipt(payload, gift))?.donor.name).toBe("Ann Reade");
});

test("of a monthly gift the sign-up is corrected, and with it the monthly gift", async () => {
  const { payload } = app;
  const signUp = await approvedDonation(payload, {
    donationType: "monthly",
    donor: donorWith("monthly@donor.example"),
    firstBillingDay: "2026-03-15",
  });
  const { id: monthlyGift } = await payload.db.create({
    collection: "monthly-gifts",
    data: {
      orderId: signUp.orderId,
      signUp: signUp.id,
      state: "active",
      amountCents: 2_500,
      donationArea: "Research",
      firstName: "Ann",
      lastName: "Reid",
      email: "monthly@donor.example",
      dataKey: "vault-key",
      firstBillingDay: "2026-03-15",
      nextBillingDay: "2026-04-15",
    },
  });
  const values = { ...receiptDonorForm(signUp), b_lname: "Reade" };
  expect(await correct("donor-services", signUp.id, values)).toEqual({ status: 200, body: { replaced: 0 } });
  expect(await payload.findByID({ collection: "monthly-gifts", id: Number(monthlyGift) })).toMatchObject({
    lastName: "Reade",
  });
});

test("editors may not correct who gave", async () => {
  const { gift, values } = await receipted("editor@donor.example");
  expect((await correct("editor", gift.id, { ...values, b_lname: "Reade" })).status).toBe(403);
});

test("the page of a gift tells what happened in its order, and an editor has none", async () => {
  const { payload } = app;
  const { gift, values } = await receipted("told@donor.example");
  await correct("donor-services", gift.id, { ...values, b_lname: "Reade" });
  const who = async (role: Role) => {
    const { docs } = await payload.find({ collection: "users", where: { role: { equals: role } } });
    if (!docs[0]) throw new Error("no account");
    return { payload, user: docs[0] };
  };
  expect(await readGift(await who("editor"), gift.id)).toBeNull();
  const facts = await readGift(await who("finance"), gift.id);
  if (!facts) throw new Error("no gift");
  const events = giftTimeline(facts, { mailKinds: new Map(), logActions: new Map() });
  const told = events.map(({ what, who: by }) => `${what} (${by})`);
  const serials = facts.receipts.map(({ serial }) => String(serial).padStart(7, "0"));
  expect(told).toEqual(
    expect.arrayContaining([
      "Gift written down; the gateway is being asked (The donor)",
      `Receipt ${serials[0]} of $25.00 issued (The system)`,
      "Name or address corrected (donor-services)",
      `Receipt ${serials[1]} of $25.00 issued (The system)`,
      `Receipt ${serials[0]} replaced (donor-services)`,
    ]),
  );
  expect(facts.mails.filter(({ kind }) => kind === "receipt")).toHaveLength(2);
});

test("no order number and no email address is named as who cancelled a receipt", async () => {
  const { payload } = app;
  const { docs } = await payload.find({ collection: "users", where: { role: { equals: "finance" } } });
  const [user] = docs;
  if (!user) throw new Error("no account");
  const cancelledBy = async (to: string, by: string) => {
    const { gift } = await receipted(to);
    await cancelReceipts(payload, { donationId: gift.id, reason: "Given back", by, now: new Date() });
    const facts = await readGift({ payload, user }, gift.id);
    const events = facts ? giftTimeline(facts, { mailKinds: new Map(), logActions: new Map() }) : [];
    return events.find(({ what }) => what.endsWith(" cancelled"))?.who;
  };
  expect(await cancelledBy("one@donor.example", "D260310-8K2M4P6QRS-R1")).toBe("The system");
  expect(await cancelledBy("two@donor.example", "system")).toBe("The system");
  expect(await cancelledBy("three@donor.example", user.email)).toBe("finance");
  expect(await cancelledBy("four@donor.example", "left@foundation.example")).toBe(
    "Staff account left@foundation.example",
  );
});
