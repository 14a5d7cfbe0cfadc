// @vitest-environment happy-dom

import { emptyDraft } from "@pcf/contract/donation/form";
import type { DonationResult } from "@pcf/contract/donation/result";
import { beforeEach, expect, test } from "vitest";
import { approvedData } from "./approved-data";
import { currentAttempt, markSent, openAttempt } from "./attempt-store";
import { loadDraft, saveDraft } from "./draft-store";
import { settleAttempt } from "./settle-attempt";

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
