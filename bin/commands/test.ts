/**
 * All tests: `npm test`. Unit and integration by Vitest, then the browser journeys by Playwright against the whole system
 * with a fresh database, which is built and started while the former run. `npm test unit` and `npm test e2e` run one half,
 * `npm test contract`, `npm test site` and `npm test backend` the unit tests of one package, `npm test machines` what only
 * operators do, on a Postgres of its own; further words go to Vitest or Playwright. With `--every-url` the sweeps in the browser
 * visit every page instead of one of each template.
 */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { cards } from "../../e2e/donation/cards.ts";
import { root } from "../lib/build.ts";
import { cardNumberLeaks } from "../lib/card-number-leaks.ts";
import { chromium } from "../lib/chromium.ts";
import { ensurePdfTools } from "../lib/pdf-tools.ts";
import { fail } from "../lib/settings.ts";
import { startTestStack } from "../lib/test-stack.ts";
import { startDovecot } from "../machines/throwaway-dovecot.ts";
import { ensureServers, startPostgres } from "../machines/throwaway-postgres.ts";

type TestStack = Awaited<ReturnType<typeof startTestStack>>;

const words = process.argv.slice(2);
const everyUrl = words.includes("--every-url");
const [part, ...rest] = words.filter((word) => word !== "--every-url");

const unitParts = {
  unit: [],
  contract: ["--project", "contract"],
  site: ["--project", "site", "--project", "site server"],
  backend: ["--project", "backend"],
};
const isUnitPart = (name: string): name is keyof typeof unitParts => Object.hasOwn(unitParts, name);

const times: string[] = [];

/** Does a part of the work, and notes how long it took. */
async function timed<T>(part: string, work: () => Promise<T>): Promise<T> {
  const from = performance.now();
  try {
    return await work();
  } finally {
    times.push(`${part}: ${Math.round((performance.now() - from) / 1000)} s`);
  }
}

async function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const child = spawn(path.join(root, "node_modules/.bin", command), args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return (await new Promise((resolve) => child.on("close", resolve))) === 0;
}

async function unitTests(words: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  console.log("\n── Unit and integration tests");
  return run("vitest", ["run", ...words], env);
}

/** Needs Debian's Postgres, nginx and Dovecot, which are installed where we may. */
async function machineTests(): Promise<boolean> {
  ensureServers("dovecot-imapd");
  const postgres = await startPostgres();
  const mailboxes = await startDovecot();
  const env = { TEST_OF_MACHINES: "1", TEST_POSTGRES_URL: postgres.url, ...mailboxes.env };
  const projects = ["--project", "backend", "--project", "bin, e2e"];
  console.log("\n── What only operators do");
  const suites = await timed("suites", () => run("vitest", ["run", ...projects, ...rest], env));
  await mailboxes.stop();
  await postgres.stop();
  return suites;
}

async function browserTests(browser: string, stack: TestStack): Promise<boolean> {
  console.log("\n── Journeys in the browser");
  const passed = await run("playwright", ["test", "--config", "e2e/playwright.config.ts", ...rest], {
    CHROMIUM_PATH: browser,
    E2E_SITE_URL: stack.siteUrl,
    E2E_BACKEND_URL: stack.backendUrl,
    E2E_SIMULATOR_URL: stack.simulatorUrl,
    E2E_DATA_DIR: stack.dataDir,
    E2E_LOG_FILE: stack.logFile,
    ...(everyUrl ? { E2E_EVERY_URL: "1" } : {}),
  });
  if (!passed) {
    console.log("\nThe last lines of the system's own log:");
    console.log(readFileSync(stack.logFile, "utf8").split("\n").slice(-60).join("\n"));
  }
  let leaks: string[] = [];
  await stack.stop((dataDir) => {
    leaks = cardNumberLeaks(dataDir, Object.values(cards)).map((file) => path.relative(dataDir, file));
  });
  for (const file of leaks) console.log(`\nA card number of the journeys stands in ${file}`);
  return passed && leaks.length === 0;
}

/**
 * What the donors of the tests pay for their human checks: all come within minutes, declined cards among them, so each puzzle
 * would cost up to 64 times as much work as a donor's, as in an attack. They solve as many puzzles, of fewer rounds each.
 */
const cheapHumanChecks = { HUMAN_CHECK_COST: "10" };

/** The system that the browser tests need. It may fail before anybody waits for it, and says so when somebody does. */
function beginStack(): Promise<TestStack> {
  console.log("Building, seeding and starting the system …");
  const stack = timed("building, seeding and starting the system", () => startTestStack(cheapHumanChecks));
  stack.catch(() => {});
  return stack;
}

/**
 * The system is built and started beside the unit tests; the journeys run whether those pass or not, and hundreds of lines of
 * theirs come after what failed before, which is therefore said again.
 */
async function allTests(): Promise<boolean> {
  const browser = chromium();
  ensurePdfTools();
  const beginning = beginStack();
  const failed = path.join(tmpdir(), "failed-unit-tests");
  const reporters = ["--reporter=default", "--reporter=./bin/lib/failed-tests.ts"];
  const unit = await timed("unit and integration tests", () =>
    unitTests(reporters, { FAILED_TESTS_FILE: failed }),
  );
  const stack = await beginning;
  const journeys = await timed("browser tests", () => browserTests(browser, stack));
  if (!unit) {
    console.log("\nThe unit and integration tests did not pass:");
    console.log(
      existsSync(failed) ? readFileSync(failed, "utf8") : "They ended before they could say what failed.",
    );
  }
  return unit && journeys;
}

/** All that the tests write is in a folder that goes with the run, also what one that failed has left behind. */
function keepTogether() {
  const folder = mkdtempSync(path.join(tmpdir(), "tests-"));
  // Postgres has its own folder in it, and does not run as root.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

async function testsOf(part: string): Promise<boolean> {
  if (part === "e2e") {
    const browser = chromium();
    ensurePdfTools();
    const stack = await beginStack();
    return timed("browser tests", () => browserTests(browser, stack));
  }
  if (part === "machines") return machineTests();
  if (!isUnitPart(part))
    throw new Error(
      `No part of the tests is called ${part}; there are ${[...Object.keys(unitParts), "e2e", "machines"].join(", ")}.`,
    );
  if (part === "unit" || part === "backend") ensurePdfTools();
  return timed("unit and integration tests", () => unitTests([...unitParts[part], ...rest]));
}

try {
  keepTogether();
  // Dozens of processes load the same packages: each finds them compiled.
  process.env.NODE_COMPILE_CACHE ??= path.join(root, "node_modules/.cache/compiled");
  const passed = await (part === undefined ? allTests() : testsOf(part));
  console.log(`\nHow long it took: ${times.join(", ")}`);
  process.exit(passed ? 0 : 1);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
