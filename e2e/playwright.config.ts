import { defineConfig } from "@playwright/test";
import { chromium, chromiumSwitches } from "../bin/chromium.ts";

const baseURL = process.env.E2E_SITE_URL;
if (!baseURL) throw new Error("Run the browser tests with `npm test e2e`: it starts the system they need.");

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [["list", { printSteps: false }]],
  use: {
    baseURL,
    locale: "en-CA",
    timezoneId: "America/Vancouver",
    trace: "retain-on-failure",
    launchOptions: { executablePath: chromium(), args: chromiumSwitches },
  },
});
