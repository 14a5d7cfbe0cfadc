import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { notFoundIsFinalAfterMs } from "../charge/settle-donation.ts";
import { sweepDonations } from "../follow-up/sweep.ts";
import { createMoneris } from "../gateway/moneris/moneris.ts";
import { amountOf, declinedCard } from "../testing/donation-form.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give, rowOfAnswer } from "../testing/test-donations.ts";
import type { DonateContext } from "./donate.ts";

let app: TestPayload;
let simulator: Simulator;
let context: DonateContext;
let chargedBefore = 0;

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
});
beforeEach(async () => {
  chargedBefore = (await simulator.purchases()).length;
  context = donationContext(app.payload, simulator.origin);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

/** All that the bank was asked to take since the test began, under whatever order ids. */
const newCharges = async () => (await simulator.purchases()).slice(chargedBefore);

const rowOf = (answer: object) => rowOfAnswer(app.payload, answer);
const later = (ms: number): DonateContext => ({ ...context, now: () => new Date(Date.now() + ms) });

test("a gift is charged once and answered with the gateway's facts", async () => {
  const answer = await give(context);
  expect(answer).toMatchObject({
    ResponseCode: 27,
    donation_type: "Single",
    donation_amount: "25.00",
    AuthCode: expect.stringMatching(/^\d{6}$/),
    ReferenceNum: expect.stringMatching(/^\d{18}$/),
    TransDateTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  });
  const row = await rowOf(answer);
  expect(row).toMatchObject({ state: "approved", followUp: "due", amountCents: 2_500 });
  expect(await newCharges()).toMatchObject([{ orderId: row.orderId, amount: "25.00" }]);
});

test("a declined card is a refusal above 29, and the same key gives the same answer", async () => {
  const fields = { card_number: declinedCard, idempotency_key: "declined-0123456789" };
  const answer = await give(context, fields);
  expect(answer).toMatchObject({ ResponseCode: 481 });
  expect(await give(context, { ...fields, card_number: "4242424242424242" })).toEqual(answer);
  expect(await newCharges()).toMatchObject([{ responseCode: "481" }]);
});

test("a double click and two tabs charge once and get one answer", async () => {
  const fields = { idempotency_key: "two-tabs-0123456789", b_email: "tabs@donor.example" };
  const answers = await Promise.all(Array.from({ length: 5 }, () => give(context, fields)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ ResponseCode: 27 });
  expect(await newCharges()).toHaveLength(1);
});

test.each([
  ["drop-after", "approved", 1],
  ["half", "approved", 1],
  ["not-xml", "approved", 1],
  ["timed-out", "approved", 1],
  ["incomplete", "approved", 1],
  ["null-code", "approved", 1],
] as const)("when the answer is lost (%s) a status check finds the charge", async (kind, state, charges) => {
  await simulator.fail({ kind });
  const answer = await give(context);
  expect(answer).toMatchObject({ ResponseCode: null, AuthCode: null });
  expect(await rowOf(answer)).toMatchObject({ state: "unknown" });
  await sweepDonations(later(10_000));
  const row = await rowOf(answer);
  expect(row).toMatchObject({ state, followUp: "due" });
  expect(await newCharges()).toHaveLength(charges);
});

test("a request that the gateway never got is called uncharged only after it can no longer arrive", async () => {
  await simulator.fail({ kind: "drop-before" });
  const answer = await give(context);
  expect(answer).toMatchObject({ ResponseCode: null });
  await sweepDonations(later(10_000));
  expect(await rowOf(answer)).toMatchObject({ state: "unknown" });
  await sweepDonations(later(notFoundIsFinalAfterMs + 60_000));
  const row = await rowOf(answer);
  expect(row).toMatchObject({ state: "not-charged", followUp: "due" });
  expect(await newCharges()).toHaveLength(0);
});

test("a late answer is waited for in the background while the donor is told to wait", async () => {
  await simulator.fail({ kind: "late", delayMs: 1_000 });
  const settled = Promise.withResolvers<void>();
  const impatient = { ...context, answerWithinMs: 200, queue: () => settled.resolve() };
  const fields = { idempotency_key: "late-answer-0123456789" };
  expect(await give(impatient, fields)).toMatchObject({ ResponseCode: null });
  await settled.promise;
  expect(await give(context, fields)).toMatchObject({ ResponseCode: 27 });
});

test("what takes long before the gateway is asked shortens the donor's wait for it", async () => {
  let shift = 0;
  const gatekeeper = {
    ...context.gatekeeper,
    enter: async (...given: Parameters<DonateContext["gatekeeper"]["enter"]>) => {
      shift += context.answerWithinMs;
      return context.gatekeeper.enter(...given);
    },
  };
  await simulator.fail({ kind: "late", delayMs: 500 });
  const settled = Promise.withResolvers<void>();
  const answer = await give({
    ...context,
    gatekeeper,
    now: () => new Date(Date.now() + shift),
    queue: () => settled.resolve(),
  });
  expect(answer).toMatchObject({ ResponseCode: null });
  await settled.promise;
  expect(await rowOf(answer)).toMatchObject({ state: "approved" });
});

test("a second post with the key of one that still waits gets its outcome and no refusal of its own", async () => {
  const fields = { idempotency_key: "waits-for-its-turn-0123" };
  const turn = Promise.withResolvers<void>();
  const gatekeeper = {
    ...context.gatekeeper,
    enter: async (...given: Parameters<DonateContext["gatekeeper"]["enter"]>) => {
      await turn.promise;
      return context.gatekeeper.enter(...given);
    },
  };
  const first = give({ ...context, gatekeeper }, fields);
  const failed = { verify: async () => ({ verdict: "failed", proof: null }) as const };
  const second = give({ ...context, captcha: failed }, fields);
  turn.resolve();
  expect(await first).toMatchObject({ ResponseCode: 27 });
  expect(await second).toEqual(await first);
});

test("a refusal looks once more whether another process has taken the same key", async () => {
  const fields = { idempotency_key: "taken-elsewhere-0123456" };
  const elsewhere = donationContext(app.payload, simulator.origin);
  const captcha = {
    verify: async () => {
      await give(elsewhere, fields);
      return { verdict: "failed", proof: null } as const;
    },
  };
  const answer = await give({ ...context, captcha }, fields);
  expect(answer).toMatchObject({ ResponseCode: 27 });
  expect(await newCharges()).toHaveLength(1);
});

test("a donor who is one too many at this moment is told so and may send the same gift again", async () => {
  const fields = { idempotency_key: "one-too-many-0123456789" };
  const gatekeeper = { ...context.gatekeeper, enter: async () => "busy" as const };
  expect(await give({ ...context, gatekeeper }, fields)).toMatchObject({ ResponseCode: 1997, id: "" });
  expect(await give(context, fields)).toMatchObject({ ResponseCode: 27 });
});

/** The gateway of the tests, but for these settings. */
const gatewayWith = (settings: { apiToken?: string; timeoutMs?: number }) =>
  createMoneris({
    origin: simulator.origin,
    storeId: "store1",
    apiToken: "yesguy",
    timeoutMs: 10_000,
    ...settings,
  });

test("an answer later than the gateway's own limit is settled, not charged again", async () => {
  await simulator.fail({ kind: "late", delayMs: 2_500 });
  const answer = await give({ ...context, gateway: gatewayWith({ timeoutMs: 1_500 }) });
  expect(answer).toMatchObject({ ResponseCode: null });
  await sweepDonations(later(10_000));
  expect(await rowOf(answer)).toMatchObject({ state: "approved" });
});

test("a refusal in the gateway's own words is told at once as not charged", async () => {
  const answer = await give({ ...context, gateway: gatewayWith({ apiToken: "wrong" }) });
  expect(answer).toMatchObject({ ResponseCode: 1999 });
  expect(await rowOf(answer)).toMatchObject({ state: "not-charged" });
});

test("a code of the gateway that reads like none of ours is the bank's decline, and no word of ours", async () => {
  await simulator.fail({ kind: "code", code: "999" });
  const answer = await give(context);
  expect(answer).toMatchObject({ ResponseCode: 999 });
  expect(await rowOf(answer)).toMatchObject({ state: "declined", gateway: { responseCode: "999" } });
});

test.each(["030", "049"])("code %s is an approval, told within the wire's range", async (code) => {
  await simulator.fail({ kind: "code", code });
  const answer = await give(context);
  expect(answer).toMatchObject({ ResponseCode: 27 });
  expect(await rowOf(answer)).toMatchObject({ state: "approved", gateway: { responseCode: code } });
});

test.each(["other-amount", "other-order"] as const)("an approval of %s waits for a person", async (kind) => {
  await simulator.fail({ kind });
  const answer = await give(context);
  expect(answer).toMatchObject({ ResponseCode: null });
  expect(await rowOf(answer)).toMatchObject({ state: "held", followUp: "due" });
});

test("a gateway that is down takes no money and says so", async () => {
  const nobodyThere = donationContext(app.payload, "http://127.0.0.1:3139");
  expect(await give(nobodyThere)).toMatchObject({ ResponseCode: 1999 });
});

test("a monthly gift verifies the card, keeps the vault's key and charges nothing", async () => {
  const answer = await give(context, { donation_type: "monthly" });
  expect(answer).toMatchObject({ ResponseCode: 27, donation_type: "Monthly" });
  const row = await rowOf(answer);
  expect(row.gateway?.dataKey).toMatch(/^sim/);
  expect(row.firstBillingDay).toMatch(/-15$/);
  expect(await newCharges()).toHaveLength(0);
});

test("a monthly sign-up whose vault answer was lost is finished from its verification", async () => {
  await simulator.fail({ kind: "code", code: "027" }, { kind: "drop-before" });
  const answer = await give(context, { donation_type: "monthly" });
  expect(answer).toMatchObject({ ResponseCode: null });
  await sweepDonations(later(10_000));
  const row = await rowOf(answer);
  expect(row).toMatchObject({ state: "approved", gateway: { dataKey: expect.stringMatching(/^sim/) } });
});

test("what is wrong with a form is told of every field, and nothing is written", async () => {
  const before = await simulator.calls();
  const answer = await give(context, {
    ...amountOf("0"),
    b_email: "nobody",
    card_number: "4242424242424241",
  });
  expect(Object.keys("errors" in answer ? answer.errors : {}).sort()).toEqual([
    "b_email",
    "card_number",
    "otherAmount",
  ]);
  expect(await simulator.calls()).toBe(before);
});
