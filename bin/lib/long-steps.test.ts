import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longSteps } from "./long-steps.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a quick step is not spoken of; what takes over 5 s is named, and again every 10 s until it is done", async () => {
  const lines: string[] = [];
  const { step } = longSteps((line) => lines.push(line));
  const { promise: siteBuilt, resolve: buildSite } = Promise.withResolvers<string>();
  const { promise: filled, resolve: fill } = Promise.withResolvers<void>();

  await step("nothing", async () => "done at once");
  let stage = "migrated";
  const site = step("the build of the site", () => siteBuilt);
  const database = step(
    () => `the database (${stage})`,
    () => filled,
  );
  await vi.advanceTimersByTimeAsync(4_999);
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines).toEqual(["Waiting for the build of the site, the database (migrated) …"]);

  buildSite("built");
  expect(await site).toBe("built");
  stage = "pictures";
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lines.slice(1)).toEqual(["Waiting for the database (pictures) …"]);

  fill();
  await database;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines).toHaveLength(2);
});

test("a step that fails is waited for no more, and the next one has its five seconds", async () => {
  const lines: string[] = [];
  const { step } = longSteps((line) => lines.push(line));
  await expect(step("a", () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  void step("b", () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(lines).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines).toEqual(["Waiting for b …"]);
});
