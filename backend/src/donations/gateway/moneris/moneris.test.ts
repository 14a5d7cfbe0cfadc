import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Simulator, startSimulator } from "../../testing/start-simulator.ts";
import type { Gateway } from "../gateway.ts";
import { pennyStore } from "../simulator/test-outcomes.ts";
import { createMoneris } from "./moneris.ts";
import { listedCards, parseMonerisReceipt } from "./moneris-outcome.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "gateway-test-"));
const card = { number: "4242424242424242", expiry: "0931", cvd: "123" };
let simulator: Simulator;
let gateway: Gateway;
const connect = (storeId = "store1") =>
  createMoneris({ origin: simulator.origin, storeId, apiToken: "yesguy", timeoutMs: 5_000 });

beforeAll(async () => {
  simulator = await startSimulator(dataDir);
  gateway = connect();
});
afterAll(() => simulator.stop());

/** The document that a gateway at work there is sent first. */
async function sent(
  settings: { hostedCards?: boolean },
  work: (gateway: Gateway) => Promise<{ kind: string }>,
) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const server = createServer(async (request, response) => {
    resolve(await text(request));
    response.end();
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const spy = createMoneris({ origin, storeId: "store1", apiToken: "a&b", timeoutMs: 5_000, ...settings });
  const { kind } = await work(spy);
  server.close();
  expect(kind).toBe("unknown");
  return promise;
}
const head =
  '<?xml version="1.0" encoding="UTF-8"?><request><store_id>store1</store_id><api_token>a&amp;b</api_token>';

test("the purchase goes out in the gateway's order, with the expiry as YYMM", async () => {
  expect(await sent({}, (spy) => spy.purchase({ orderId: "D1", amountCents: 5, paymentCard: card }))).toBe(
    `${head}<purchase><order_id>D1</order_id><amount>0.05</amount><pan>4242424242424242</pan><expdate>3109</expdate>` +
      "<crypt_type>7</crypt_type><cvd_info><cvd_indicator>1</cvd_indicator><cvd_value>123</cvd_value></cvd_info>" +
      "</purchase></request>",
  );
});

test.each([
  [false, 5, "purchase", "<amount>0.05</amount>"],
  [false, null, "card_verification", ""],
  [true, 5, "res_purchase_cc", "<amount>0.05</amount>"],
  [true, null, "res_card_verification_cc", ""],
])(
  "with hosted cards %s, a gift of %s cents is asked after by the kind of transaction that was sent, %s",
  async (hostedCards, amountCents, kind, amount) => {
    expect(await sent({ hostedCards }, (spy) => spy.checkStatus({ orderId: "D1", amountCents }))).toBe(
      `${head}<status_check>true</status_check><${kind}><order_id>D1</order_id>${amount}` +
        `<crypt_type>7</crypt_type></${kind}></request>`,
    );
  },
);

test("a card number does not follow a redirect", async () => {
  const followed: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    followed.push(request.url);
    response.writeHead(307, { Location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  const redirected = createMoneris({ origin, storeId: "store1", apiToken: "token", timeoutMs: 5_000 });
  const outcome = await redirected.purchase({ orderId: "D2", amountCents: 5, paymentCard: card });
  server.close();
  expect(outcome.kind).toBe("unknown");
  expect(followed).toEqual(["/gateway2/servlet/MpgRequest"]);
});

test("an order id is good once, also after the bank was restarted", async () => {
  const charge = { orderId: "D-once", amountCents: 2_500, paymentCard: card };
  expect((await gateway.purchase(charge)).kind).toBe("approved");
  await simulator.stop();
  simulator = await startSimulator(dataDir);
  gateway = connect();
  expect(await gateway.purchase(charge)).toMatchObject({ kind: "not-processed", duplicateOrder: true });
  expect(await gateway.checkStatus({ orderId: "D-once", amountCents: 2_500 })).toMatchObject({
    kind: "approved",
    receipt: { amountCents: 2_500 },
  });
  expect((await gateway.checkStatus({ orderId: "D-never", amountCents: 1 })).kind).toBe("not-found");
});

test("penny values answer as the gateway's test store does", async () => {
  const pennies = connect(pennyStore);
  const code = async (amountCents: number) => {
    const outcome = await pennies.purchase({
      orderId: `D-penny-${amountCents}`,
      amountCents,
      paymentCard: card,
    });
    return "receipt" in outcome ? outcome.receipt.responseCode : outcome.kind;
  };
  expect(await Promise.all([100, 105, 154, 2_500, 5_500, 12_500].map(code))).toEqual([
    "027",
    "481",
    "482",
    "027",
    "421",
    "482",
  ]);
});

test("a stored card is charged by its key until it is deleted", async () => {
  const stored = await gateway.storeCard({ storedFor: "D-vault", paymentCard: card, networkReference: null });
  if (stored.kind !== "stored") throw new Error("not stored");
  const { storedCard } = stored;
  const charge = (orderId: string) =>
    gateway.purchaseWithStoredCard({ orderId, amountCents: 2_000, storedCard, networkReference: null });
  expect((await charge("D-month-1")).kind).toBe("approved");
  await gateway.deleteCard(storedCard);
  expect((await charge("D-month-2")).kind).toBe("not-processed");
});

const pay = async (orderId: string) => {
  const paid = await gateway.purchase({ orderId, amountCents: 2_500, paymentCard: card });
  if (paid.kind !== "approved") throw new Error("not approved");
  const transactionId = paid.receipt.transactionId ?? "";
  return (transaction: "refund" | "correction", amountCents: number) =>
    ({ orderId, transactionId, transaction, amountCents, reference: `${orderId}-R1` }) as const;
};

test("refunds in parts give back no more than was paid, and the gateway tells what became of each", async () => {
  const back = await pay("D-refund");
  expect((await gateway.checkRefund(back("refund", 1_000))).kind).toBe("not-found");
  expect((await gateway.refund(back("refund", 1_000))).kind).toBe("approved");
  expect(await gateway.refund(back("refund", 1_501))).toMatchObject({ kind: "declined" });
  expect((await gateway.refund(back("refund", 1_500))).kind).toBe("approved");
  expect(await gateway.refund({ ...back("refund", 1), transactionId: "none" })).toMatchObject({
    kind: "not-processed",
  });
  const asked = await gateway.checkRefund(back("refund", 1_500));
  const charge = await gateway.checkStatus({ orderId: "D-refund", amountCents: 2_500 });
  expect(asked).toMatchObject({ kind: "approved", receipt: { amountCents: 1_500 } });
  expect(charge).toMatchObject({ kind: "approved", receipt: { amountCents: 2_500 } });
});

test("a charge of the day is taken back whole and once, and not after a part of it was given back", async () => {
  const back = await pay("D-correct");
  expect(await gateway.refund(back("correction", 2_500))).toMatchObject({
    kind: "approved",
    receipt: { amountCents: 2_500 },
  });
  expect((await gateway.refund(back("correction", 2_500))).kind).toBe("declined");
  expect((await gateway.refund(back("refund", 1))).kind).toBe("declined");
  const part = await pay("D-part");
  await gateway.refund(part("refund", 100));
  expect((await gateway.refund(part("correction", 2_500))).kind).toBe("declined");
});

test("an older vault answers with the code of an approval: with a key the card is stored, without one nobody knows", async () => {
  const store = () => gateway.storeCard({ storedFor: "D-older", paymentCard: card, networkReference: null });
  await simulator.fail({ kind: "code", code: "027" }, { kind: "no-key" });
  expect(await store()).toEqual({ kind: "stored", storedCard: (await simulator.cards()).at(-1) });
  expect(await store()).toMatchObject({ kind: "unknown", mayBeStored: true });
});

test("a refund goes out in the gateway's order with our own number of it, and is asked after by the same words", async () => {
  const request = {
    transaction: "refund",
    orderId: "D1",
    transactionId: "5-0_1",
    amountCents: 1_000,
    reference: "D1-R1",
  } as const;
  const refund =
    "<refund><order_id>D1</order_id><amount>10.00</amount><txn_number>5-0_1</txn_number>" +
    "<crypt_type>7</crypt_type><cust_id>D1-R1</cust_id></refund></request>";
  expect(await sent({}, (spy) => spy.refund(request))).toBe(`${head}${refund}`);
  expect(await sent({}, (spy) => spy.checkRefund(request))).toBe(
    `${head}<status_check>true</status_check>${refund}`,
  );
});

test("the vault is asked for the cards that expire soon, and those without a customer id are none of ours", async () => {
  expect(await sent({}, (spy) => spy.listExpiringCards())).toBe(
    `${head}<res_get_expiring></res_get_expiring></request>`,
  );
  expect(await gateway.listExpiringCards()).toEqual({ kind: "found", cards: [] });
  const answer = (...resolved: string[]) =>
    parseMonerisReceipt(
      `<response><receipt>${resolved.map((each) => `<ResolveData>${each}</ResolveData>`).join("")}<DataKey>null</DataKey>` +
        "<ResponseCode>001</ResponseCode><ResSuccess>true</ResSuccess></receipt></response>",
    );
  const one = "<data_key>k1</data_key><cust_id>D1</cust_id><expdate>2612</expdate>";
  const none = "<data_key>k2</data_key><cust_id></cust_id>";
  const found = { kind: "found", cards: [{ storedCard: "k1", storedFor: "D1" }] };
  for (const receipt of [answer(one), answer(none, one)]) expect(listedCards(receipt)).toEqual(found);
  expect(listedCards(null)).toMatchObject({ kind: "unknown" });
});

test("the bank is asked for a terminal's totals, and says what was moved since its batch was closed in the evening", async () => {
  expect(await sent({}, (spy) => spy.openTotals("66012345"))).toBe(
    `${head}<opentotals><ecr_number>66012345</ecr_number></opentotals></request>`,
  );
  await simulator.set({ clock: "2026-06-10T18:00:00Z" });
  const pay = (orderId: string, amountCents: number) =>
    gateway.purchase({ orderId, amountCents, paymentCard: card });
  const given = await pay("T1", 1_000);
  await pay("T2", 2_050);
  await pay("T3", 4_000);
  const reference = given.kind === "approved" ? (given.receipt.referenceNum ?? "") : "";
  expect(reference).toMatch(/^66012345\d{10}$/);
  const transactionId = given.kind === "approved" ? (given.receipt.transactionId ?? "") : "";
  const back = { orderId: "T1", transactionId, amountCents: 400, reference: "T1-R1" } as const;
  expect((await gateway.refund({ ...back, transaction: "refund" })).kind).toBe("approved");
  const nothing = { count: 0, cents: 0 };
  const sums = { purchases: { count: 3, cents: 7_050 }, refunds: { count: 1, cents: 400 } };
  expect(await gateway.openTotals("66012345")).toEqual({
    kind: "found",
    isClosed: false,
    cards: [{ cardType: "V", ...sums, corrections: nothing }],
  });
  // At eleven in the evening, Eastern time, the batch is closed: what comes then is in the next one.
  await simulator.set({ clock: "2026-06-11T03:00:01Z" });
  expect(await gateway.openTotals("66012345")).toEqual({ kind: "found", isClosed: false, cards: [] });
  const late = await pay("T4", 500);
  expect(late.kind === "approved" && late.receipt.referenceNum?.slice(11, 14)).not.toBe(
    reference.slice(11, 14),
  );
  expect(await gateway.openTotals("66099999")).toMatchObject({ kind: "unknown" });
  await simulator.set({ clock: new Date().toISOString() });
});
