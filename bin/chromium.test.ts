import { afterEach, expect, test, vi } from "vitest";
import { chromium } from "./chromium.ts";

const there = vi.hoisted(() => new Set<string>());
vi.mock("node:fs", () => ({ existsSync: (place: string) => there.has(place) }));

afterEach(() => {
  there.clear();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test("without a Chromium one line says what to install, also where Debian's package does not exist", () => {
  // Whoever runs this, nothing is to be installed here.
  vi.spyOn(process, "getuid").mockReturnValue(1000);
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
