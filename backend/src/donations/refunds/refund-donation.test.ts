import { randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Donation, Refund } from "../../payload-types.ts";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { notFoundIsFinalAfterMs } from "../charge/settle-donation.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { replaceReceipt } from "../receipts/issue/replace-receipt.ts";
import { receiptPdf } from "../receipts/pdf/receipt-pdf.ts";
import { saveReceiptSettings } from "../receipts/testing/approved-donation.ts";
import { mailsTo, receiptsOf } from "../receipts/testing/what-came-of-it.ts";
import { findDonation, moveDonation } from "../record/donation-store.ts";
import { amountOf } from "../testing/donation-form.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give, mailsAboutGift, rowOfAnswer } from "../testing/test-donations.ts";
import { decideRefund } from "./decide-refund.ts";
import { followUpRefund } from "./follow-up-refund.ts";
import { RefundRefused, refundable, refundDonation } from "./refund-donation.ts";
import { refundsOf } from "./refund-store.ts";
import type { RefundContext } from "./send-refund.ts";
import { sweepRefunds } from "./sweep-refunds.ts";

let app: TestPayload;
let simulator: Simulator;
let context: RefundContext;
const by = "7";
const hour = 60 * 60_000;

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
  await saveReceiptSettings(app.payload);
});
beforeEach(() => {
  context = connect();
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

/** The afternoon of the bank's day on which `gift` says that its gifts were made. */
const afternoon = new Date("2026-03-10T18:00:00Z");
const connect = (now = afternoon): RefundContext => ({
  payload: app.payload,
  gateway: donationContext(app.payload, simulator.origin).gateway,
  now: () => now,
});
const later = (ms: number) => connect(new Date(afternoon.getTime() + ms));
const reread = async ({ id }: Pick<Donation, "id">) => {
  const row = await findDonation(app.payload, { id: { equals: id } });
  if (!row) throw new Error("no row");
  return row;
};

/** The row of a gift that was just given, moved to noon of the bank's 10 March. */
async function madeInMarch(row: Donation, data: { followUp?: "done" } = {}): Promise<Donation> {
  const gateway = { ...row.gateway, transDateTime: "2026-03-10 12:00:00" };
  const moved = await moveDonation(app.payload, row, {
    state: row.state,
    note: "made in March",
    data: { ...data, gateway },
    now: afternoon,
  });
  if (!moved) throw new Error("not moved");
  return moved;
}

/** A gift that the bank has approved and that is receipted. */
async function gift(fields: Record<string, string> = {}): Promise<Donation> {
  const given = donationContext(app.payload, simulator.origin);
  const row = await rowOfAnswer(app.payload, await give(given, fields));
  await sweepDonations(given, { everything: true });
  return madeInMarch(await reread(row));
}

/** The same without a receipt, which takes longer to print than all else here. */
async function giftWithoutReceipt(): Promise<Donation> {
  const given = donationContext(app.payload, simulator.origin);
  return madeInMarch(await rowOfAnswer(app.payload, await give(given)), { followUp: "done" });
}
const wish = (amountCents: number, key: string = randomUUID()) => ({
  amountCents,
  reason: "Given twice by mistake",
  by,
  key,
});
const refundOf = async (donation: Donation, amountCents: number, of = context) =>
  refundDonation(of, await reread(donation), wish(amountCents));
const finish = async (refund: Refund) => followUpRefund(app.payload, refund.id, { now: afternoon });
const sentFor = async ({ orderId }: Donation) =>
  (await simulator.transactions()).filter((each) => each.orderId === orderId).slice(1);
const wentBack = async (donation: Donation) =>
  (await sentFor(donation))
    .filter(({ responseCode }) => Number(responseCode) < 50)
    .map(({ type, amount }) => [type, amount]);
const donorsMails = async ({ donor }: Donation) => mailsTo(app.payload, donor?.email ?? "");

test("a gift of the day is taken back whole: its receipt is cancelled, and the donor reads so", async () => {
  const donation = await gift({ ...amountOf("60") });
  const refund = await refundOf(donation, 6_000);
  await finish(refund);
  expect(refund).toMatchObject({ state: "given-back", orderId: `${donation.orderId}-R1` });
  expect(await wentBack(donation)).toEqual([["purchasecorrection", "60.00"]]);
  const after = await reread(donation);
  expect(after).toMatchObject({ state: "refunded", refundedCents: 6_000, amountCents: 6_000 });
  expect(JSON.stringify(after.history)).toContain("Given twice by mistake");
  const [receipt, ...more] = await receiptsOf(app.payload, donation);
  expect(more).toEqual([]);
  expect(receipt).toMatchObject({ state: "cancelled", reportDueDay: "2026-06-08" });
  const mail = (await donorsMails(donation)).at(-1);
  expect(mail?.text).toContain("given back your gift of $60.00");
  expect(mail?.text).toMatch(/receipt no. \d{7} is cancelled/);
  expect(mail?.text).not.toContain("by mistake");
  expect(await mailsAboutGift(app.payload, donation)).toContain("refund-notice:to-report");
});

test("a part of a gift is given back: the receipt is replaced by one of the rest, and small sums are not reported", async () => {
  const donation = await gift({ ...amountOf("25") });
  const [first] = await receiptsOf(app.payload, donation);
  const bytes = first && (await receiptPdf(app.payload, first));
  await finish(await refundOf(donation, 1_000));
  expect(await wentBack(donation)).toEqual([["refund", "10.00"]]);
  expect(await reread(donation)).toMatchObject({ state: "approved", refundedCents: 1_000 });
  const receipts = await receiptsOf(app.payload, donation);
  expect(receipts).toMatchObject([
    { state: "replaced", amountCents: 2_500, reportDueDay: null },
    { state: "issued", amountCents: 1_500, eligibleCents: 1_500 },
  ]);
  expect(receipts[0] && (await receiptPdf(app.payload, receipts[0])).equals(bytes ?? Buffer.of())).toBe(true);
  const texts = (await donorsMails(donation)).map(({ text }) => text);
  expect(texts.some((text) => text?.includes("$10.00 of your gift of $25.00"))).toBe(true);
  expect(await mailsAboutGift(app.payload, donation)).not.toContain("refund-notice:to-report");

  await finish(await refundOf(donation, 1_500));
  expect(await wentBack(donation)).toEqual([
    ["refund", "10.00"],
    ["refund", "15.00"],
  ]);
  expect(await reread(donation)).toMatchObject({ state: "refunded", refundedCents: 2_500 });
  const states = (await receiptsOf(app.payload, donation)).map(({ state }) => state);
  expect(states).toEqual(["replaced", "cancelled"]);
  expect((await donorsMails(donation)).at(-1)?.text).toContain("the remaining $15.00");
});

test("of a gift whose receipt was replaced, the one in force is cancelled and the old one stays as it was", async () => {
  const donation = await gift();
  const [old] = await receiptsOf(app.payload, donation);
  const correction = { donor: { name: "Robyn Sample" }, reason: "spelling", by: "x", now: afternoon };
  await replaceReceipt(app.payload, { receiptId: old?.id ?? 0, ...correction });
  await finish(await refundOf(donation, 500));
  expect(await receiptsOf(app.payload, donation)).toMatchObject([
    { state: "replaced", reason: "spelling" },
    { state: "replaced", donorName: "Robyn Sample", amountCents: 2_500 },
    { state: "issued", donorName: "Robyn Sample", amountCents: 2_000 },
  ]);
  await finish(await refundOf(donation, 2_000));
  const states = (await receiptsOf(app.payload, donation)).map(({ state }) => state);
  expect(states).toEqual(["replaced", "replaced", "cancelled"]);
});

test("no more is given back than was given, in whatever parts, and nothing of a gift that is all given back", async () => {
  const donation = await giftWithoutReceipt();
  await expect(refundOf(donation, 2_501)).rejects.toThrow("No more than $25.00");
  await finish(await refundOf(donation, 2_000));
  await expect(refundOf(donation, 501)).rejects.toThrow("No more than $5.00");
  await finish(await refundOf(donation, 500));
  await expect(refundOf(donation, 1)).rejects.toThrow("has been given back already");
  expect(await wentBack(donation)).toHaveLength(2);
});

test("nothing is given back of a monthly sign-up, of a declined gift or of one that is held", async () => {
  const monthly = await gift({ donation_type: "monthly" });
  await expect(refundOf(monthly, 100)).rejects.toThrow("Nothing was charged by it");
  const declined = await gift({ card_number: "4485621544903528" });
  await expect(refundOf(declined, 100)).rejects.toThrow("was not charged");
  await simulator.fail({ kind: "other-amount" });
  const held = await gift();
  await expect(refundOf(held, 100)).rejects.toThrow("Decide about it first");
  expect([await sentFor(monthly), await sentFor(declined), await sentFor(held)]).toEqual([[], [], []]);
});

test("pressed twice, by two people or under one key, one refund is sent", async () => {
  const donation = await reread(await giftWithoutReceipt());
  const key = randomUUID();
  const tries = await Promise.allSettled([
    refundDonation(context, donation, wish(1_000, key)),
    refundDonation(context, donation, wish(1_000)),
  ]);
  const failed = tries.filter((each) => each.status === "rejected");
  expect(failed).toHaveLength(1);
  expect(failed[0]?.reason).toBeInstanceOf(RefundRefused);
  const again = await refundsOf(app.payload, donation);
  const repeated = await refundDonation(context, await reread(donation), wish(1_000, again[0]?.key));
  expect(repeated.id).toBe(again[0]?.id);
  const other = refundDonation(context, await reread(donation), wish(500, again[0]?.key));
  await expect(other).rejects.toThrow("asked for already");
  const asRead = refundDonation(context, donation, wish(500));
  await expect(asRead).rejects.toThrow("Somebody else has just changed this gift");
  expect(await wentBack(donation)).toEqual([["refund", "10.00"]]);
});

test("nothing is given back by the row of another card, nor of a charge of which the gateway told no number", async () => {
  const donation = await giftWithoutReceipt();
  const refusal = (facts: Partial<Donation>) => refundable({ ...donation, ...facts }, []).refusal;
  expect(refusal({})).toBeNull();
  expect(refusal({ donationType: "card-change" })).toContain("given another card");
  expect(refusal({ gateway: { ...donation.gateway, transactionId: null } })).toContain(
    "the gateway’s own website",
  );
});

test.each(["drop-after", "half", "timed-out", "null-code"] as const)(
  "a refund whose answer is lost (%s) is asked for until it is clear and never sent again",
  async (kind) => {
    const donation = await gift();
    await simulator.fail({ kind });
    const refund = await refundOf(donation, 1_000);
    expect(refund.state).toBe("unknown");
    await expect(refundOf(donation, 1_000)).rejects.toThrow("not settled yet");
    expect(await receiptsOf(app.payload, donation)).toMatchObject([{ state: "issued" }]);
    await sweepRefunds(later(60_000));
    expect(await refundsOf(app.payload, donation)).toMatchObject([{ state: "given-back", followUp: "done" }]);
    expect(await wentBack(donation)).toEqual([["refund", "10.00"]]);
    expect(await reread(donation)).toMatchObject({ refundedCents: 1_000 });
    expect(await receiptsOf(app.payload, donation)).toHaveLength(2);
  },
);

test("a refund that never arrived is called so after five minutes, the office hears, and it may be given back again", async () => {
  const donation = await gift();
  await simulator.fail({ kind: "drop-before" });
  expect((await refundOf(donation, 2_500)).state).toBe("unknown");
  await sweepRefunds(later(notFoundIsFinalAfterMs - 1_000));
  expect(await refundsOf(app.payload, donation)).toMatchObject([{ state: "unknown" }]);
  await sweepRefunds(later(notFoundIsFinalAfterMs + hour));
  expect(await refundsOf(app.payload, donation)).toMatchObject([{ state: "refused", followUp: "done" }]);
  expect(await mailsAboutGift(app.payload, donation)).toContain("refund-notice:refused");
  expect((await donorsMails(donation)).map(({ kind }) => kind)).toEqual(["receipt"]);

  await finish(await refundOf(donation, 2_500, later(2 * hour)));
  expect(await wentBack(donation)).toEqual([["purchasecorrection", "25.00"]]);
  expect(await reread(donation)).toMatchObject({ state: "refunded" });
});

test("an answer about another refund of the gift says nothing of this one, and a person decides", async () => {
  const donation = await giftWithoutReceipt();
  await finish(await refundOf(donation, 500));
  await simulator.fail({ kind: "drop-before" });
  const lost = await refundOf(donation, 500);
  await sweepRefunds(later(2 * hour), { everything: true });
  expect(await refundsOf(app.payload, donation)).toMatchObject([
    { state: "given-back" },
    { state: "unknown" },
  ]);
  expect(await mailsAboutGift(app.payload, donation)).toContain("refund-notice:unknown");

  const decide = async (refundedCents: number) => {
    const [, refund] = await refundsOf(app.payload, donation);
    if (!refund) throw new Error("no refund");
    const decision = { refundedCents, reason: "not in the list", by };
    return decideRefund(later(3 * hour), { donation: await reread(donation), refund }, decision);
  };
  await expect(decide(2_001)).rejects.toThrow("No more than $20.00");
  expect(await decide(0)).toMatchObject({ id: lost.id, state: "refused" });
  await expect(decide(0)).rejects.toThrow("clear already");
  expect(await reread(donation)).toMatchObject({ refundedCents: 500 });
});

test("an answer that may be about a refund which a person has decided says nothing of the next one", async () => {
  const donation = await giftWithoutReceipt();
  await simulator.fail({ kind: "drop-after" });
  const decided = await refundOf(donation, 1_000);
  const decision = { refundedCents: 1_000, reason: "in the list", by };
  const inTheList = later(hour);
  await decideRefund(inTheList, { donation: await reread(donation), refund: decided }, decision);
  await sweepRefunds(inTheList);
  await simulator.fail({ kind: "drop-before" });
  await refundOf(donation, 1_000, inTheList);
  await sweepRefunds(later(3 * hour), { everything: true });
  expect(await refundsOf(app.payload, donation)).toMatchObject([
    { state: "given-back" },
    { state: "unknown" },
  ]);
  expect(await reread(donation)).toMatchObject({ refundedCents: 1_000 });
  expect(await mailsAboutGift(app.payload, donation)).toContain("refund-notice:unknown");
});

test("what the gateway refuses, as somebody gave it back in its own list, changes nothing here", async () => {
  const donation = await gift();
  const { orderId } = donation;
  const transactionId = donation.gateway?.transactionId ?? "";
  const byHand = { orderId, transactionId, amountCents: 2_000, reference: "by hand" };
  await context.gateway.refund({ ...byHand, transaction: "refund" });
  const refund = await refundOf(donation, 1_000);
  expect(refund).toMatchObject({ state: "refused", followUp: "none", gateway: { responseCode: "079" } });
  expect(await reread(donation)).toMatchObject({ state: "approved", refundedCents: 0 });
  expect(await receiptsOf(app.payload, donation)).toMatchObject([{ state: "issued" }]);
  expect((await donorsMails(donation)).map(({ kind }) => kind)).toEqual(["receipt"]);
});

test("a correction that comes too late for the day goes as a refund", async () => {
  const donation = await giftWithoutReceipt();
  await simulator.stop();
  const ledger = path.join(app.dataDir, "gateway-simulator.jsonl");
  const lines = readFileSync(ledger, "utf8").split("\n");
  const settled = lines.map((line) =>
    line.includes(donation.orderId) ? line.replace(/"date":"[^"]+"/, '"date":"2026-03-09"') : line,
  );
  writeFileSync(ledger, settled.join("\n"));
  simulator = await startSimulator(app.dataDir);
  const refund = await refundOf(donation, 2_500, connect());
  expect(refund).toMatchObject({ state: "given-back", transaction: "refund" });
  expect(await wentBack(donation)).toEqual([["refund", "25.00"]]);
});

test("after the bank's day is settled, and on any later day, a whole gift is given back by a refund", async () => {
  for (const now of ["2026-03-11T03:00:00Z", "2026-03-20T18:00:00Z"]) {
    const donation = await giftWithoutReceipt();
    await refundOf(donation, 2_500, connect(new Date(now)));
    expect(await wentBack(donation)).toEqual([["refund", "25.00"]]);
  }
});

test.each(["row-written", "gateway-answered"] as const)(
  "a process that dies at %s leaves a refund that the next start settles",
  async (step) => {
    const donation = await giftWithoutReceipt();
    const die = {
      ...context,
      checkpoint: (at: string) => (at === step ? Promise.reject(new Error("died")) : undefined),
    };
    await expect(refundOf(donation, 1_000, die)).rejects.toThrow("died");
    await sweepRefunds(later(notFoundIsFinalAfterMs + 60_000), { everything: true });
    const back = step === "gateway-answered";
    expect(await refundsOf(app.payload, donation)).toMatchObject([
      { state: back ? "given-back" : "refused" },
    ]);
    expect(await wentBack(donation)).toHaveLength(back ? 1 : 0);
    expect(await reread(donation)).toMatchObject({ refundedCents: back ? 1_000 : 0 });
  },
);

test.each(["gift", "receipt", "mails"] as const)(
  "what follows a refund comes about once, also when it breaks off after the step “%s”",
  async (step) => {
    const donation = await gift();
    const refund = await refundOf(donation, 1_000);
    const done = (at: string) => {
      if (at === step) throw new Error("died");
    };
    await expect(followUpRefund(app.payload, refund.id, { now: afternoon, done })).rejects.toThrow("died");
    await sweepRefunds(context, { everything: true });
    await sweepRefunds(context, { everything: true });
    expect(await reread(donation)).toMatchObject({ refundedCents: 1_000 });
    expect(await receiptsOf(app.payload, donation)).toMatchObject([
      { state: "replaced" },
      { state: "issued" },
    ]);
    expect((await donorsMails(donation)).map(({ kind }) => kind).sort()).toEqual([
      "gift-refunded",
      "receipt",
      "receipt",
    ]);
  },
);

test("a gift of which a part went back before its receipt was made is receipted for the rest", async () => {
  const given = donationContext(app.payload, simulator.origin);
  const row = await rowOfAnswer(app.payload, await give(given, { ...amountOf("50") }));
  await finish(await refundOf(row, 1_000, connect(new Date())));
  await sweepDonations(given, { everything: true });
  expect(await receiptsOf(app.payload, row)).toMatchObject([{ state: "issued", amountCents: 4_000 }]);
});

test("money that went back after its refund was called refused is booked all the same", async () => {
  const donation = await giftWithoutReceipt();
  const slow: RefundContext = {
    ...context,
    gateway: {
      ...context.gateway,
      async refund(request) {
        const [refund] = await refundsOf(app.payload, donation);
        const closed = { state: "refused" as const, revision: 1, followUp: "none" as const };
        await app.payload.db.updateOne({ collection: "refunds", id: refund?.id ?? 0, data: closed });
        return context.gateway.refund(request);
      },
    },
  };
  const refund = await refundOf(donation, 1_000, slow);
  await finish(refund);
  expect(refund).toMatchObject({ state: "given-back" });
  expect(await reread(donation)).toMatchObject({ refundedCents: 1_000 });
});
