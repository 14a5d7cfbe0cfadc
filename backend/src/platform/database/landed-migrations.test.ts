import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendSource } from "../../project-root.ts";
import { faultsOfLanded, listMigrations } from "./landed-migrations.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "landed-"));
  cpSync(path.join(backendSource, "migrations"), folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the migrations are those that databases have run", () => {
  expect(faultsOfLanded()).toEqual([]);
});

test("a new migration is put on the list, and those before keep their hash", () => {
  writeFileSync(path.join(folder, "sqlite/20310506_070809_more.ts"), "");
  expect(faultsOfLanded(folder)).toEqual([
    "sqlite/20310506_070809_more.ts is not in landed.sha256: run npm run migrations",
  ]);
  listMigrations(folder);
  expect(faultsOfLanded(folder)).toEqual([]);
});

test("a migration that was changed or removed after it landed is named, also when the list is written again", () => {
  appendFileSync(path.join(folder, "postgres/20260101_000000_init.ts"), "\n// more");
  listMigrations(folder);
  expect(faultsOfLanded(folder)).toEqual(["postgres/20260101_000000_init.ts has landed and was changed"]);
  rmSync(path.join(folder, "postgres/20260101_000000_init.ts"));
  listMigrations(folder);
  expect(faultsOfLanded(folder)).toEqual(["postgres/20260101_000000_init.ts has landed and is gone"]);
});
