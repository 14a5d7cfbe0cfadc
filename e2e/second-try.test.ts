import type { FullConfig, Suite } from "@playwright/test/reporter";
import { afterEach, expect, test, vi } from "vitest";
import SecondTry from "./second-try.ts";

afterEach(() => vi.restoreAllMocks());

/** What the reporter makes of a run whose tests ended so, and what it prints. */
async function endOf(...outcomes: ("expected" | "flaky" | "unexpected")[]) {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => lines.push(line));
  const reporter = new SecondTry();
  const suite = { allTests: () => outcomes.map((outcome) => ({ outcome: () => outcome })) };
  reporter.onBegin({} as FullConfig, suite as unknown as Suite);
  return { result: await reporter.onEnd(), printed: lines.join("\n") };
}

test("up to three flaky browser tests leave a run as it is", async () => {
  expect(await endOf("flaky", "expected", "flaky", "flaky")).toEqual({ result: undefined, printed: "" });
});

test("more than three flaky browser tests make the run red, with a line that says so", async () => {
  const { result, printed } = await endOf("flaky", "flaky", "expected", "flaky", "flaky");
  expect(result).toEqual({ status: "failed" });
  expect(printed).toContain("More than 3 flaky tests make the run red.");
});

test("a browser test that failed twice is left to the run, which is red by it", async () => {
  expect((await endOf("unexpected", "flaky")).result).toBeUndefined();
});
