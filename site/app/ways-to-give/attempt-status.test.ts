// @vitest-environment happy-dom

import { emptyDraft } from "@pcf/contract/donation/form";
import type { DonationResult, DonationState } from "@pcf/contract/donation/result";
import { beforeEach, expect, test } from "vitest";
import { approvedData } from "./approved-data";
import { pollAttemptStatus, settleAttempt } from "./attempt-status";
import { currentAttempt, markSent, openAttempt } from "./attempt-store";
import { loadDraft, saveDraft } from "./draft-store";

const now = Date.parse("2026-11-20T20:00:00Z");
const result = (ResponseCode: number | null): DonationResult => ({
  ResponseCode,
  AuthCode: "123456",
  ReferenceNum: "660",
  donation_type: "Single",
  donation_amount: "25.00",
  TransDateTime: null,
  id: "D261120-ABCDEFGHJK",
  Message: "",
  outcome_token: "token",
});

beforeEach(() => {
  localStorage.clear();
  saveDraft({ ...emptyDraft(), otherAmount: "25" }, now);
  markSent(currentAttempt(now), now);
});

test("a gift that went through is kept for the thank-you page and leaves an empty form", () => {
  const before = currentAttempt(now).key;
  expect(settleAttempt({ state: "charged", result: result(27) })).toBe("charged");
  expect(approvedData.read()?.ResponseCode).toBe(27);
  expect(loadDraft(now)).toBeUndefined();
  expect(currentAttempt(now).key).not.toBe(before);
});

test("a declined gift gets a new key and keeps the answers", () => {
  const before = currentAttempt(now).key;
  expect(settleAttempt({ state: "not-charged", result: result(76) })).toBe("refused");
  expect(loadDraft(now)?.otherAmount).toBe("25");
  expect(currentAttempt(now).key).not.toBe(before);
});

test("a try that never arrived goes again under the same key", () => {
  const before = currentAttempt(now).key;
  expect(settleAttempt({ state: "not-charged", result: null })).toBe("not-charged");
  expect(openAttempt()).toBeUndefined();
  expect(currentAttempt(now).key).toBe(before);
});

test("a gift under way stays open", () => {
  expect(settleAttempt({ state: "being-checked", result: result(null) })).toBe("being-checked");
  expect(openAttempt()).toBeDefined();
});

const sentAt = Date.parse("2026-11-20T20:00:00Z");
const attempt = { key: "a key", madeAt: sentAt, sentAt };
const unknown: DonationState = { state: "not-charged", result: null };
const atWork: DonationState = { state: "being-checked", result: null };

/** Asks a server that gives these answers, the last one for ever, and tells how many seconds that took. */
async function ask(answers: DonationState[], secondsAfterSending: number) {
  let now = sentAt + secondsAfterSending * 1_000;
  const begun = now;
  const left = [...answers];
  const state = await pollAttemptStatus(attempt, {
    ask: async () => (left.length > 1 ? left.shift() : left[0]) ?? unknown,
    now: () => now,
    pause: async () => {
      now += 2_500;
    },
  });
  return { state, seconds: (now - begun) / 1_000 };
}

test("that a post never arrived is believed when it can no longer be on its way", async () => {
  expect(await ask([unknown], 0)).toEqual({ state: unknown, seconds: 10 });
  expect(await ask([unknown], 120)).toEqual({ state: unknown, seconds: 0 });
});

test("a server that hung and answers before it takes the post is asked once more", async () => {
  expect(await ask([unknown, atWork], 20)).toEqual({ state: atWork, seconds: 2.5 });
  expect(await ask([unknown], 20)).toEqual({ state: unknown, seconds: 2.5 });
});

test("a post that arrives a moment later is found", async () => {
  expect(await ask([unknown, atWork], 0)).toEqual({ state: atWork, seconds: 2.5 });
});
