// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { currentAttempt, endAttempt, markSent, markUnsent, openAttempt } from "./attempt-store";

const now = Date.parse("2026-11-20T20:00:00Z");
const day = 24 * 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

test("the key stays through a reload and a failed network, and changes after a decision of the bank", () => {
  const first = currentAttempt(now);
  markSent(first, now);
  expect(openAttempt()?.key).toBe(first.key);
  expect(currentAttempt(now + 1000).key).toBe(first.key);
  markUnsent();
  expect(openAttempt()).toBeUndefined();
  expect(currentAttempt(now + 2000).key).toBe(first.key);
  endAttempt();
  expect(currentAttempt(now + 3000).key).not.toBe(first.key);
});

test("an old key is dropped, unless its answer is still awaited", () => {
  const first = currentAttempt(now);
  const second = currentAttempt(now + 2 * day);
  expect(second.key).not.toBe(first.key);
  markSent(second, now + 2 * day);
  expect(currentAttempt(now + 9 * day).key).toBe(second.key);
});

test("two pages of one browser share the key", () => {
  expect(currentAttempt(now)).toEqual(currentAttempt(now + 5));
});
