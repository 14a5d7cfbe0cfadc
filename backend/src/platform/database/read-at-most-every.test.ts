import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readAtMostEvery } from "./read-at-most-every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was read holds for its time, for all who ask meanwhile, and is then read again", async () => {
  let reads = 0;
  const setting = readAtMostEvery(5_000, async () => {
    reads += 1;
    return reads;
  });
  expect(await Promise.all([setting(), setting()])).toEqual([1, 1]);
  vi.advanceTimersByTime(5_000);
  expect(await setting()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await setting()).toBe(2);
});

test("a read that failed is not kept", async () => {
  const answers = [() => Promise.reject(new Error("no database")), () => Promise.resolve("on")];
  const setting = readAtMostEvery(5_000, () => (answers.shift() ?? (() => Promise.resolve("again")))());
  await expect(setting()).rejects.toThrow("no database");
  expect(await setting()).toBe("on");
});
