import { randomUUID } from "node:crypto";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { captchaError } from "@pcf/contract/donation/result";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { createMoneris } from "../gateway/moneris/moneris.ts";
import { pennyStore } from "../gateway/simulator/test-outcomes.ts";
import type { DonateContext } from "../give/donate.ts";
import { solveCaptcha } from "../testing/browser-donor.ts";
import { amountOf, cardNumber, declinedCard } from "../testing/donation-form.ts";
import { type Simulator, startSimulator } from "../testing/start-simulator.ts";
import { donationContext, give } from "../testing/test-donations.ts";
import { proofOfWork } from "./captcha/proof-of-work.ts";
import { createGatekeeper } from "./gatekeeper.ts";
import { declineSpanMs } from "./limits.ts";
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
test("one address, one card and one email get a few declines, then wait", async () => {
  const context = nextHours();
  const email = { b_email: "same@donor.example", card_number: declinedCard };
  const codes = [];
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await give(context, email);
    codes.push("ResponseCode" in answer ? answer.ResponseCode : answer);
  }
  expect(codes).toEqual([481, 481, 481, 1998, 1998]);
});

/** What the form does in a donor's browser: solves the check it is given, and comes again while it is told to. */
async function giveByBrowser(
  context: DonateContext,
  challenge: () => Promise<unknown>,
  { patienceMs }: { patienceMs: number },
) {
  const fields = { b_email: `${randomUUID()}@donor.example`, idempotency_key: randomUUID() };
  donors += 1;
  const ip = `203.0.113.${donors}`;
  const until = performance.now() + patienceMs;
  let token = await solveCaptcha(await challenge());
  for (;;) {
    const answer = await give(context, { ...fields, token }, ip);
    const waits = "ResponseCode" in answer && answer.line;
    const harder = "error" in answer && answer.error === captchaError;
    if ((!waits && !harder) || performance.now() > until) return answer;
    if (harder) token = await solveCaptcha(await challenge());
  }
}
let donors = 0;

test("thousands of scripted attempts reach the gateway fewer than twenty times, and a new donor gives during and after them", async () => {
  const check = proofOfWork({ secret: "a secret of the human check", baseCost: 1 });
  const counters = declineCounters(app.payload, "declines");
  // This store of the simulator declines every card for 55 dollars.
  const gateway = createMoneris({
    origin: simulator.origin,
    storeId: pennyStore,
    apiToken: "yesguy",
    timeoutMs: 60_000,
  });
  const gatekeeper = createGatekeeper(counters, { firstMs: 300, laterMs: 1_000 });
  const context = nextHours({ gateway, captcha: check, gatekeeper, answerWithinMs: 60_000 });
  const challenge = async () =>
    check.challenge(context.now(), { declines: await counters.ofForm(context.now()), attackMode: false });

  // The script has solved some checks beforehand; every address, name and card it uses is a new one.
  const solved = await Promise.all(Array.from({ length: 40 }, async () => solveCaptcha(await challenge())));
  const before = await simulator.calls();
  let attacking = true;
  let attempts = 0;
  let reached = 0;
  const attempt = async (token: string) => {
    const index = attempts++;
    // The database answers within the turn of the event loop: others are to have theirs.
    await setImmediate();
    const answer = await give(context, {
      token,
      idempotency_key: randomUUID(),
      ...amountOf("55"),
      card_number: cardNumber(400_000_000_000_000 + index),
    });
    if ("ResponseCode" in answer && answer.ResponseCode === 421) reached += 1;
  };
  const scripts = [
    ...Array.from({ length: 10 }, async (_, at) => {
      while (attacking || attempts < 3_000)
        await attempt(at % 2 ? "no check" : (solved[attempts % 40] ?? ""));
    }),
    // This one pays whatever is asked.
    (async () => {
      while (attacking) {
        await attempt(await solveCaptcha(await challenge()));
        await sleep(100);
      }
    })(),
  ];
  while (reached < 8) await sleep(20);
  const patience = { patienceMs: 60_000 };
  expect(await giveByBrowser(context, challenge, patience)).toMatchObject({ ResponseCode: 27 });
  attacking = false;
  await Promise.all(scripts);
  expect(await giveByBrowser(context, challenge, patience)).toMatchObject({ ResponseCode: 27 });
  const later = { ...context, now: () => new Date(context.now().getTime() + 5 * 60_000) };
  expect(await giveByBrowser(later, challenge, patience)).toMatchObject({ ResponseCode: 27 });
  expect(attempts).toBeGreaterThanOrEqual(3_000);
  expect((await simulator.calls()) - before - 3).toBeLessThan(20);
  expect((await simulator.calls()) - before - 3).toBe(reached);
}, 180_000);

test("after the span the same donor may try again", async () => {
  const context = nextHours();
  const fields = { b_email: "later@donor.example", card_number: declinedCard };
  for (let attempt = 0; attempt < 4; attempt++) await give(context, fields);
  const later = { ...context, now: () => new Date(context.now().getTime() + 2 * declineSpanMs) };
  expect(await give(later, { b_email: "later@donor.example" })).toMatchObject({ ResponseCode: 27 });
});
