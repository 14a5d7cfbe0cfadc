import type { DonationState } from "@pcf/contract/donation/result";
import { expect, test } from "vitest";
import { believedState } from "./believed-state";

const sentAt = Date.parse("2026-11-20T20:00:00Z");
const attempt = { key: "a key", madeAt: sentAt, sentAt };
const unheardOf: DonationState = { state: "not-charged", result: null };
const atWork: DonationState = { state: "being-checked", result: null };

/** Asks a server that gives these answers, the last one for ever, and tells how many seconds that took. */
async function ask(answers: DonationState[], secondsAfterSending: number) {
  let now = sentAt + secondsAfterSending * 1_000;
  const begun = now;
  const left = [...answers];
  const state = await believedState(attempt, {
    ask: async () => (left.length > 1 ? left.shift() : left[0]) ?? unheardOf,
    now: () => now,
    pause: async () => {
      now += 2_500;
    },
  });
  return { state, seconds: (now - begun) / 1_000 };
}

test("that a post never arrived is believed when it can no longer be on its way", async () => {
  expect(await ask([unheardOf], 0)).toEqual({ state: unheardOf, seconds: 10 });
  expect(await ask([unheardOf], 120)).toEqual({ state: unheardOf, seconds: 0 });
});

test("a server that hung and answers before it takes the post is asked once more", async () => {
  expect(await ask([unheardOf, atWork], 20)).toEqual({ state: atWork, seconds: 2.5 });
  expect(await ask([unheardOf], 20)).toEqual({ state: unheardOf, seconds: 2.5 });
});

test("a post that arrives a moment later is found", async () => {
  expect(await ask([unheardOf, atWork], 0)).toEqual({ state: atWork, seconds: 2.5 });
});
