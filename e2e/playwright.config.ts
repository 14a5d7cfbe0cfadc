import path from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumSwitches } from "../bin/lib/chromium.ts";

/**
 * V8 without its optimizing compilers: a page lives for seconds here, and what they make of its scripts, and of axe above all,
 * is thrown away with it. Measurements (`fixtures/open-browser.ts`) have them, as readers do.
 */
const withoutOptimizing = "--js-flags=--no-turbofan,--no-maglev";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./require-system.ts",
  // What staff do goes through step by step, which takes longest of all: it begins with the first, so that nobody waits for it.
  projects: [
    { name: "staff", testMatch: "**/staff/*.spec.ts" },
    // One crowd at a time: two at once would be more than either test speaks of.
    { name: "abuse", testMatch: "**/abuse/*.spec.ts", workers: 1 },
    { name: "visitors", testIgnore: ["**/staff/*.spec.ts", "**/abuse/*.spec.ts"] },
  ],
  fullyParallel: true,
  // Most of a test is waiting for answers, so that two processors carry three.
  workers: 3,
  // A machine that shares its processors may take several times as long as usual.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  reporter: [["list", { printSteps: false }], [path.join(import.meta.dirname, "second-try.ts")]],
  use: {
    baseURL: process.env.E2E_SITE_URL,
    locale: "en-CA",
    reuseContext: true,
    timezoneId: "America/Vancouver",
    // Recording costs every test time; ask for it when one fails.
    trace: process.env.E2E_TRACE ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumSwitches, withoutOptimizing],
    },
  },
});
