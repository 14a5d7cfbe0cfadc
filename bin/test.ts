/** All tests: `npm test`. Unit and integration by Vitest, then the browser journeys by Playwright against a fresh system. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { root } from "./build.ts";
import { chromium } from "./chromium.ts";
import { fail } from "./settings.ts";

const only = process.argv.slice(2);

function run(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n── ${title}`);
  const result = spawnSync(path.join(root, "node_modules/.bin", command), args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

let browser: string;
try {
  browser = chromium();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const passed: boolean[] = [];
if (only.length === 0 || only.includes("unit")) {
  passed.push(run("Unit and integration tests", "vitest", ["run"], { CHROMIUM_PATH: browser }));
}
if (only.length === 0 || only.includes("e2e")) {
  passed.push(
    run("End-to-end tests in the browser", "playwright", ["test", "--config", "e2e/playwright.config.ts"], {
      CHROMIUM_PATH: browser,
    }),
  );
}
process.exit(passed.length > 0 && passed.every(Boolean) ? 0 : 1);
