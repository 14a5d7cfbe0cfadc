import { expect, test } from "vitest";
import type { PastRun } from "../sync/known-feeds.ts";
import { runWords } from "./feed-panel-copy.ts";
import { type FeedReport, isUnderWay, newsOfFeed } from "./feed-report.ts";

const run = (minute: number, more: Partial<PastRun> = {}): PastRun => ({
  startedAt: `2026-05-01T12:0${minute}:00.000Z`,
  endedAt: `2026-05-01T12:0${minute}:30.000Z`,
  ...{ outcome: "done", words: "Two videos came.", notes: [], ...more },
});
const report = (more: Partial<FeedReport> = {}): FeedReport => ({
  ...{ name: "youtube", isOn: true, isWanted: false, isDue: false, runs: [run(1)], waiting: 0 },
  ...more,
});

test("staff hear that a run has begun, and how it ended, and nothing about what was there before", () => {
  const before = report({ isWanted: true });
  const running = report({ runningSince: "2026-05-01T12:05:00.000Z" });
  expect(newsOfFeed(undefined, before)).toBeUndefined();
  expect(newsOfFeed(before, before)).toBeUndefined();
  expect(newsOfFeed(before, running)).toBe("YouTube is being read.");
  expect(newsOfFeed(running, running)).toBeUndefined();
  expect(newsOfFeed(running, report({ runs: [run(5), run(1)] }))).toBe("YouTube: Two videos came.");
});

test("a run that failed is called so, whatever its sentence says", () => {
  const words = "YouTube did not answer.";
  expect(runWords({ outcome: "failed", words })).toBe("Failed. YouTube did not answer.");
  expect(newsOfFeed(report(), report({ runs: [run(2, { outcome: "failed", words })] }))).toBe(
    "YouTube: Failed. YouTube did not answer.",
  );
});

test("the panel looks again while a feed runs, was asked for or is due, and not for one that is off", () => {
  expect(isUnderWay(report())).toBe(false);
  expect(isUnderWay(report({ isWanted: true }))).toBe(true);
  expect(isUnderWay(report({ isDue: true }))).toBe(true);
  expect(isUnderWay(report({ runningSince: "2026-05-01T12:05:00.000Z" }))).toBe(true);
  expect(isUnderWay(report({ isOn: false, isDue: true, isWanted: true }))).toBe(false);
});
