import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chromium } from "./chromium.ts";

const there = vi.hoisted(() => new Set<string>());
vi.mock("node:fs", () => ({ existsSync: (place: string) => there.has(place) }));

beforeEach(() => {
  // Whoever runs this, nothing is to be installed here.
  vi.spyOn(process, "getuid").mockReturnValue(1000);
});
afterEach(() => {
  there.clear();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("without a Chromium one line says what to install, also where Debian's package does not exist", () => {
  vi.stubEnv("CHROMIUM_PATH", undefined);
  expect(chromium).toThrow(
    /^The browser tests need Chromium: .* on Debian, Google Chrome on Ubuntu, .* CHROMIUM_PATH\.$/,
  );
});

test("the Chromium that is named comes before one in a usual place", () => {
  vi.stubEnv("CHROMIUM_PATH", "/opt/chromium");
  there.add("/usr/bin/google-chrome");
  expect(chromium()).toBe("/usr/bin/google-chrome");
  there.add("/opt/chromium");
  expect(chromium()).toBe("/opt/chromium");
});

test("the Chromium without a window, which is the cheaper one, comes before the whole one", () => {
  vi.stubEnv("CHROMIUM_PATH", undefined);
  there.add("/usr/bin/chromium");
  expect(chromium()).toBe("/usr/bin/chromium");
  there.add("/usr/bin/chromium-headless-shell");
  expect(chromium()).toBe("/usr/bin/chromium-headless-shell");
});
