import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskFaults } from "./disk-faults.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "disk-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const megabytes = (count: number) => async () => count * 1024 * 1024;

test("a disk with room has no fault, and nothing is left on it", async () => {
  expect(await diskFaults(folder, megabytes(501))).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a disk that will soon be full is told before it is", async () => {
  expect(await diskFaults(folder, megabytes(499))).toEqual(["less than 500 MB left on the disk"]);
});

// A device of the system's own that answers every write as a full disk does.
test.runIf(existsSync("/dev/full"))("a full disk is told", async () => {
  symlinkSync("/dev/full", path.join(folder, ".health-check"));
  expect(await diskFaults(folder)).toEqual(["the disk is full"]);
});

test("a folder that cannot be written is told", async () => {
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  expect(await diskFaults(path.join(file, "data"))).toEqual(["cannot be written"]);
});
