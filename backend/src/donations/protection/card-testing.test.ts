import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { createMoneris } from "../gateway/moneris.ts";
import { pennyStore } from "../gateway/simulator/test-outcomes.ts";
import { proofOfWork } from "../human-check/proof-of-work.ts";
import type { DonateContext } from "../operations/donate.ts";
import { amountOf, cardNumber, declinedCard } from "../testing/donation-form.ts";
import { solveHumanCheck } from "../testing/solve-human-check.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give } from "../testing/test-donations.ts";
import { declineCounters } from "./decline-counters.ts";
import { createGatekeeper } from "./gatekeeper.ts";
import { declineSpanMs } from "./limits.ts";

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

// Each test has hours of its own, so that the declines of one do not count in another.
let hours = 0;
function nextHours(changes: Partial<DonateContext> = {}): DonateContext {
  hours += 10 * declineSpanMs;
  const shift = hours;
  return donationContext(app.payload, simulator.origin, {
    now: () => new Date(Date.now() + shift),
    ...changes,
  });
}
test("one address, one card and one e-mail get a few declines, then wait", async () => {
  const context = nextHours();
  const email = { b_email: "same@donor.example", card_number: declinedCard };
  const codes = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await give(context, email);
    codes.push("ResponseCode" in answer ? answer.ResponseCode : answer);
  }
  expect(codes).toEqual([481, 481, 481, 998, 998]);
});

test("thousands of scripted attempts reach the gateway fewer than twenty times while a donor gives", async () => {
  const baseCost = 1;
  const secret = "a secret of the human check";
  const check = proofOfWork({ secret, baseCost });
  const counters = declineCounters(app.payload, "declines");
  // This store of the simulator declines every card for 55 dollars.
  const gateway = createMoneris({
    origin: simulator.origin,
    storeId: pennyStore,
    apiToken: "yesguy",
    timeoutMs: 5_000,
  });
  const context = nextHours({ gateway, humanCheck: check, gatekeeper: createGatekeeper(counters, 300) });
  const now = context.now;
  const solve = async () => {
    const pressure = { declines: await counters.ofForm(now()), attackMode: false };
    return solveHumanCheck(await check.challenge(now(), pressure));
  };

  // The script has solved some checks beforehand; every address, name and card it uses is a new one.
  const solved = await Promise.all(Array.from({ length: 40 }, solve));
  const before = await simulator.calls();
  // The count of calls does not grow with it: ten thousand were tried too.
  const attempts = 3_000;
  let next = 0;
  let reached = 0;
  const worker = async () => {
    while (next < attempts) {
      const index = next++;
      const answer = await give(context, {
        token: solved[index % solved.length] ?? "",
        idempotency_key: randomUUID(),
        ...amountOf("55"),
        card_number: cardNumber(400_000_000_000_000 + index),
      });
      if ("ResponseCode" in answer && answer.ResponseCode === 421) reached += 1;
    }
  };
  await Promise.all(Array.from({ length: 50 }, worker));
  expect((await simulator.calls()) - before).toBeLessThan(20);
  expect(reached).toBeGreaterThan(0);

  const donor = await give(context, { token: await solve(), b_email: "a.real@donor.example" });
  expect(donor).toMatchObject({ ResponseCode: 27 });
}, 120_000);

test("after the span the same donor may try again", async () => {
  const context = nextHours();
  const fields = { b_email: "later@donor.example", card_number: declinedCard };
  for (let attempt = 0; attempt < 4; attempt++) await give(context, fields);
  const later = { ...context, now: () => new Date(context.now().getTime() + 2 * declineSpanMs) };
  expect(await give(later, { b_email: "later@donor.example" })).toMatchObject({ ResponseCode: 27 });
});
