import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { preparedKey } from "../../backend/src/seed/prepared-key.ts";
import { isPrepared } from "./prepare.ts";

const folder = mkdtempSync(path.join(tmpdir(), "prepared-"));
afterAll(() => rmSync(folder, { recursive: true }));

function databaseWith(name: string, statements: string) {
  const file = path.join(folder, name);
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
  return `file:${file}`;
}
const table = "CREATE TABLE payload_kv (key text, data text);";

test("only a database that the same sources have prepared to the end counts as prepared", () => {
  const url = databaseWith("done.db", `${table} INSERT INTO payload_kv VALUES ('${preparedKey}', '"abc"')`);
  expect(isPrepared(url, "abc")).toBe(true);
  expect(isPrepared(url, "a later stamp")).toBe(false);
});

test.each([
  ["a database that is not there", () => `file:${path.join(folder, "none.db")}`],
  ["an empty database", () => databaseWith("empty.db", "")],
  ["a database whose preparing was interrupted", () => databaseWith("half.db", table)],
  ["a database on a server", () => "postgres://nobody@127.0.0.1:1/none"],
])("%s is prepared again", (_, url) => {
  expect(isPrepared(url(), "abc")).toBe(false);
});
