import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";

// Beside the real tests, where their packages are found, and in a folder that git does not see.
const results = path.join(import.meta.dirname, "test-results");
let folder: string;

const config = `
import real from "../../playwright.config.ts";
export default { ...real, testDir: ".", outputDir: "left", globalSetup: undefined, projects: undefined };
`;
const spec = `
import { expect, test } from "@playwright/test";
const count = (name: string) => Array.from({ length: Number(process.env[name]) }, (_, n) => n + 1);
for (const n of count("FLAKY")) test(\`unsure \${n}\`, ({}, { retry }) => expect(retry).toBe(1));
for (const n of count("BROKEN")) test(\`broken \${n}\`, () => expect(1).toBe(2));
test("sure", () => {});
`;

beforeAll(() => {
  mkdirSync(results, { recursive: true });
  folder = mkdtempSync(path.join(results, "second-try-"));
  writeFileSync(path.join(folder, "playwright.config.ts"), config);
  writeFileSync(path.join(folder, "unsure.spec.ts"), spec);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs as many flaky and broken tests with the configuration of the browser tests. */
async function run(flaky: number, broken: number) {
  const playwright = path.resolve(import.meta.dirname, "../node_modules/.bin/playwright");
  const { PATH } = process.env;
  const child = spawn(playwright, ["test", "--config", folder], {
    env: { PATH, FLAKY: String(flaky), BROKEN: String(broken) },
  });
  const [printed, code] = await Promise.all([
    text(child.stdout),
    new Promise((resolve) => child.on("close", resolve)),
  ]);
  return { printed, code };
}

test("up to three flaky browser tests are named at the end of a green run", async () => {
  const { printed, code } = await run(3, 0);
  const end = printed.slice(printed.indexOf("3 flaky"));
  for (const n of [1, 2, 3]) expect(end).toContain(`› unsure ${n}`);
  expect(printed).not.toContain("make the run red");
  expect(code).toBe(0);
});

test("more than three flaky browser tests make the run red", async () => {
  const { printed, code } = await run(4, 0);
  expect(printed).toContain("4 flaky");
  expect(printed).toContain("More than 3 flaky tests make the run red.");
  expect(code).toBe(1);
});

test("a browser test that fails twice makes the run red", async () => {
  const { printed, code } = await run(0, 1);
  expect(printed).toMatch(/1 failed/);
  expect(printed).not.toContain("flaky");
  expect(code).toBe(1);
});
