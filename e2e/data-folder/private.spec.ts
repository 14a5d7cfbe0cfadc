import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";

const folder = process.env.E2E_DATA_DIR ?? "";
test.skip(folder === "", "the folder of the system under test is on another machine");
test.skip(process.platform === "win32", "there are no such modes");

test("everything the running system keeps is readable by its owner alone", () => {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  expect(names).toEqual(expect.arrayContaining(["foundation.db", "secrets.json", "media"]));
  const open = [".", ...names].filter((name) => {
    const found = statSync(path.join(folder, name), { throwIfNoEntry: false });
    return found !== undefined && (found.mode & 0o077) !== 0;
  });
  expect(open).toEqual([]);
});
