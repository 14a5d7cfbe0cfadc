import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isApprovedCode } from "@pcf/contract/donation/result";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { createMoneris } from "../gateway/moneris/moneris.ts";
import type { DonateContext } from "../give/donate.ts";
import { amountOf, cardNumber } from "../testing/donation-form.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give } from "../testing/test-donations.ts";
import { createGatekeeper } from "./gatekeeper.ts";
import { declineCounters } from "./protection-counters.ts";

let app: TestPayload;
let simulator: Simulator;

beforeAll(async () => {
  app = await startTestPayload();
  simulator = await startSimulator(app.dataDir);
});
afterAll(async () => {
  await simulator.stop();
  await app.close();
});

/** No charge is called unclear for being slow: how soon the bank has to answer is not what is shown here. */
const patient = () => ({
  answerWithinMs: 60_000,
  gateway: createMoneris({
    ...{ origin: simulator.origin, storeId: "store1", apiToken: "yesguy" },
    timeoutMs: 60_000,
  }),
});

/** What one gift takes by itself on a machine that has nothing else to do. */
const usualOneMs = 60;
/** A slower machine is none that a charity runs this on, and a gift that takes so long by itself is a fault of ours. */
const mostPace = 3;

/** How many times as long as usual the machine takes now, by gifts that are made one after the other. */
async function paceOfMachine(): Promise<number> {
  const context = donationContext(app.payload, simulator.origin, patient());
  const times: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const began = performance.now();
    const fields = { token: randomUUID(), idempotency_key: randomUUID() };
    expect(await give(context, fields, `203.0.113.${at}`)).toMatchObject({ ResponseCode: 27 });
    times.push(performance.now() - began);
  }
  // The first one loads what all need.
  const oneMs = times.slice(1).toSorted((a, b) => a - b)[2] ?? usualOneMs;
  return Math.min(mostPace, Math.max(1, oneMs / usualOneMs));
}

/** One donor's browser, which posts again as it is told: whether the gift was approved, and where and how long it stood in line. */
async function giveInLine(context: DonateContext, fields: Record<string, string>, ip: string) {
  const sent = { token: randomUUID(), idempotency_key: randomUUID(), ...fields };
  const began = performance.now();
  const places: number[] = [];
  let firstMs = 0;
  for (;;) {
    const answer = await give(context, sent, ip);
    firstMs ||= performance.now() - began;
    const line = "ResponseCode" in answer ? answer.line : undefined;
    const approved = "ResponseCode" in answer && isApprovedCode(answer.ResponseCode);
    if (!line) return { approved, places, firstMs, ms: performance.now() - began };
    places.push(line.place ?? 0);
    await sleep(line.againInMs);
  }
}

/** The host at a rush, whose human check gives every token a proof of its own. */
const rushContext = (declines: string) =>
  donationContext(app.payload, simulator.origin, {
    ...patient(),
    captcha: { verify: async ({ token }) => ({ verdict: "plain", proof: token }) },
    gatekeeper: createGatekeeper(declineCounters(app.payload, declines)),
  });

test("two hundred donors at once stand in a line that goes on by itself, and each is charged once", async () => {
  const pace = await paceOfMachine();
  await simulator.slow(300);
  const before = (await simulator.purchases()).length;
  const context = rushContext("rush");
  const donors = Array.from({ length: 200 }, (_, at) =>
    giveInLine(
      context,
      {
        ...amountOf((50 + at / 100).toFixed(2)),
        card_number: cardNumber(400_000_000_000_000 + at),
      },
      `198.51.100.${at}`,
    ),
  );
  const given = await Promise.all(donors);
  expect(given.filter(({ approved }) => approved)).toHaveLength(200);
  expect(Math.max(...given.map(({ ms }) => ms))).toBeLessThan(60_000 * pace);
  expect(Math.max(...given.map(({ firstMs }) => firstMs))).toBeLessThan(10_000 * pace);
  // Most had to stand in the line, and came forward in it.
  const stood = given.filter(({ places }) => places.length > 0);
  expect(stood.length).toBeGreaterThan(50);
  for (const { places } of stood) expect(places.at(-1)).toBeLessThanOrEqual(places[0] ?? 0);
  const charges = (await simulator.purchases()).slice(before);
  expect(new Set(charges.map(({ amount }) => amount)).size).toBe(200);
  expect(charges).toHaveLength(200);
}, 180_000);

test("two hundred donors at once behind one address, as at an event, are all served, and nobody elsewhere waits for them", async () => {
  const pace = await paceOfMachine();
  await simulator.slow(20);
  const before = (await simulator.purchases()).length;
  const context = rushContext("event");
  const gift = (at: number, ip: string) =>
    giveInLine(context, { card_number: cardNumber(410_000_000_000_000 + at) }, ip);
  const event = Promise.all(Array.from({ length: 200 }, (_, at) => gift(at, "192.0.2.77")));
  await sleep(500);
  const elsewhere = await gift(999, "203.0.113.200");
  expect(elsewhere).toMatchObject({ approved: true, places: [] });
  const given = await event;
  expect(given.filter(({ approved }) => approved)).toHaveLength(200);
  expect(Math.max(...given.map(({ ms }) => ms))).toBeLessThan(60_000 * pace);
  expect((await simulator.purchases()).slice(before)).toHaveLength(201);
}, 180_000);
