import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readOrCreateSecrets } from "./secrets.ts";

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "secrets-"));
});

afterEach(() => rmSync(dir, { recursive: true }));

test("secrets are made once, for their owner's eyes only", () => {
  const first = readOrCreateSecrets(path.join(dir, "data"));
  expect(first.PAYLOAD_SECRET).not.toBe(first.HOOK_SECRET);
  expect(readOrCreateSecrets(path.join(dir, "data"))).toEqual(first);
  expect(statSync(path.join(dir, "data/secrets.json")).mode & 0o777).toBe(0o600);
});

test("a damaged file is not replaced silently", () => {
  writeFileSync(path.join(dir, "secrets.json"), "{");
  expect(() => readOrCreateSecrets(dir)).toThrow(/DATA_DIR: .*secrets\.json cannot be read/);
});
