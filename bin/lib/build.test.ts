import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { holdInOneByte, oneByteSource } from "./build.ts";

const written = String.raw`[
  "it’s … 🙂", 'a \’ quote', "a \\’ behind a backslash", /[’–]/.test("–"), /^\’$/.test("’"), /^[🙂]$/u.test("🙂"), "é stays é",
] // a comment … at the end`;

test("a script in two bytes a letter says the same in one", () => {
  const source = oneByteSource(written);
  expect(source).not.toMatch(/[\u0100-\uffff]/);
  expect(source).toContain("é stays é");
  const values = (script: string): unknown => runInNewContext(script);
  expect(values(source)).toEqual(values(written));
});

test("every script of a folder becomes so, and nothing else", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sources-"));
  writeFileSync(path.join(folder, "a.js"), 'export const dots = "…";');
  writeFileSync(path.join(folder, "b.json"), '"…"');
  holdInOneByte(folder);
  expect(readFileSync(path.join(folder, "a.js"), "utf8")).toBe(String.raw`export const dots = "\u2026";`);
  expect(readFileSync(path.join(folder, "b.json"), "utf8")).toBe('"…"');
});
