import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepPrivate } from "./private-folder.ts";

let around: string;
let data: string;
beforeEach(() => {
  around = mkdtempSync(path.join(tmpdir(), "private-"));
  data = path.join(around, "data");
});
afterEach(() => rmSync(around, { recursive: true }));

const modeOf = (place: string) => (statSync(place).mode & 0o777).toString(8);
const modes = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => [
      name,
      modeOf(path.join(folder, name)),
    ]),
  );

/** As an installation of before leaves it. */
function openFolder() {
  for (const folder of [data, path.join(data, "media"), path.join(data, "receipts/0a")]) {
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    chmodSync(folder, 0o755);
  }
  for (const file of ["foundation.db", "foundation.db-wal", "media/a.jpg", "receipts/0a/0abc"]) {
    writeFileSync(path.join(data, file), "x");
    chmodSync(path.join(data, file), 0o644);
  }
}

test("a new data folder is for its owner alone", () => {
  keepPrivate(data);
  expect(modeOf(data)).toBe("700");
});

test("at a start everything in an older data folder becomes its owner's alone", () => {
  openFolder();
  keepPrivate(data);
  expect(modeOf(data)).toBe("700");
  expect(modes(data)).toEqual({
    "foundation.db": "600",
    "foundation.db-wal": "600",
    media: "700",
    "media/a.jpg": "600",
    receipts: "700",
    "receipts/0a": "700",
    "receipts/0a/0abc": "600",
  });
});

test("a mending that broke off is finished at the next start, and a file put back from a backup is closed", () => {
  openFolder();
  keepPrivate(data);
  chmodSync(path.join(data, "media/a.jpg"), 0o644);
  chmodSync(data, 0o755);
  keepPrivate(data);
  expect(modes(data)).toMatchObject({ "media/a.jpg": "600" });
  chmodSync(path.join(data, "foundation.db"), 0o644);
  keepPrivate(data);
  expect(modes(data)).toMatchObject({ "foundation.db": "600" });
});

test("what a link leads to, and a folder that is shared on purpose, stay as they are", () => {
  openFolder();
  const elsewhere = path.join(around, "elsewhere");
  mkdirSync(elsewhere);
  chmodSync(elsewhere, 0o755);
  symlinkSync(elsewhere, path.join(data, "link"));
  const common = path.join(data, "common");
  mkdirSync(common);
  chmodSync(common, 0o1777);
  writeFileSync(path.join(common, "theirs"), "x", { mode: 0o644 });
  keepPrivate(data);
  keepPrivate(common);
  const left = [elsewhere, common, path.join(common, "theirs")];
  expect(left.map(modeOf)).toEqual(["755", "777", "644"]);
});

test("a program in the data folder can still be run by its owner", () => {
  openFolder();
  mkdirSync(path.join(data, "bin"));
  writeFileSync(path.join(data, "bin/run.sh"), "x");
  chmodSync(path.join(data, "bin/run.sh"), 0o755);
  keepPrivate(data);
  expect(modes(data)).toMatchObject({ "bin/run.sh": "700", "foundation.db": "600" });
});

test("a folder that holds a project is told of and stays as it is", () => {
  openFolder();
  writeFileSync(path.join(data, "package.json"), "{}");
  chmodSync(path.join(data, "package.json"), 0o644);
  const before = modes(data);
  const warnings: string[] = [];
  keepPrivate(data, (message) => warnings.push(message));
  expect(warnings).toEqual([expect.stringContaining("a folder of its own")]);
  expect(modes(data)).toEqual(before);
});
