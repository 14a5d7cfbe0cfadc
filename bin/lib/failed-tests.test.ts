import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "./build.ts";

test("what failed is written down, wherever in a test file it did, and nothing else", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "failed-tests-"));
  symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"));
  const testFile = (name: string, body: string) =>
    writeFileSync(
      path.join(folder, `${name}.test.ts`),
      `import { describe, beforeAll, expect, test } from "vitest";\n${body}`,
    );
  testFile("well", `test("holds", () => expect(1).toBe(1));`);
  testFile("wrong", `describe("sums", () => { test("add up", () => expect(1 + 1).toBe(3)); });`);
  testFile(
    "hook",
    `describe("begun", () => { beforeAll(() => { throw new Error("no database"); }); test("never", () => {}); });`,
  );
  testFile("unread", `throw new Error("does not load");`);
  testFile(
    "late",
    `test("ends", () => { setTimeout(() => { throw new Error("too late"); }); return new Promise((done) => setTimeout(done, 50)); });`,
  );
  writeFileSync(path.join(folder, "vitest.config.ts"), "export default {};");
  const file = path.join(folder, "failed");
  const { status } = spawnSync(
    path.join(root, "node_modules/.bin/vitest"),
    ["run", "--root", folder, `--reporter=${path.join(import.meta.dirname, "failed-tests.ts")}`],
    { cwd: folder, env: { PATH: process.env.PATH, FAILED_TESTS_FILE: file }, encoding: "utf8" },
  );
  const failed = readFileSync(file, "utf8").split("\n");
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(failed.filter((line) => line.startsWith("✗")).sort()).toEqual([
    "✗ Outside of the tests: too late",
    "✗ hook.test.ts > begun: no database",
    "✗ unread.test.ts: does not load",
    "✗ wrong.test.ts > sums > add up: expected 2 to be 3 // Object.is equality",
  ]);
});
