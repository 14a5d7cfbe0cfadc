import { AsyncLocalStorage } from "node:async_hooks";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { OpenTransaction } from "./open-transaction.ts";
import { type SqliteClient, sqliteClient } from "./sqlite-client.ts";

let dir: string;
let client: SqliteClient;
let current: AsyncLocalStorage<OpenTransaction>;
let givenUp: string[];

const open = async (idleMs: number) => {
  client = await sqliteClient({
    url: `file:${path.join(dir, "turns.db")}`,
    busyTimeoutMs: () => 50,
    idleMs,
    current,
    onGivenUp: (statement) => givenUp.push(statement),
  });
};

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), "turns-"));
  current = new AsyncLocalStorage();
  givenUp = [];
  await open(60_000);
  await client.execute("create table pages (title text unique)");
  await client.execute("create table blocks (words text)");
});

afterEach(() => {
  client.close();
  rmSync(dir, { recursive: true });
});

const transaction = (): OpenTransaction => ({ within: undefined, ended: false, waiting: [] });
const insert = (title: string) => ({ sql: "insert into pages values (?)", args: [title] });
const titles = async () => (await client.execute("select title from pages")).rows.map(({ title }) => title);

/** Whether a promise is settled once everything that is ready has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  promise.finally(() => {
    settled = true;
  });
  await new Promise(setImmediate);
  return settled;
}

test("a transaction that is rolled back gives back all its tables and rows", async () => {
  const saving = await client.transaction();
  await saving.execute(insert("A"));
  await saving.execute("insert into blocks values ('one')");
  await saving.execute("create table extra (words text)");
  await saving.rollback();
  expect(await titles()).toEqual([]);
  expect((await client.execute("select * from blocks")).rows).toHaveLength(0);
  await expect(client.execute("select * from extra")).rejects.toThrow("no such table");
});

test("readers see the old state, without waiting, until the transaction is committed", async () => {
  const saving = await client.transaction();
  await saving.execute(insert("A"));
  expect(await titles()).toEqual([]);
  expect((await saving.execute("select title from pages")).rows).toHaveLength(1);
  await saving.commit();
  expect(await titles()).toEqual(["A"]);
});

test("a write alone waits for the transaction that writes, and both are kept", async () => {
  const saving = await client.transaction();
  await saving.execute(insert("A"));
  const alone = client.execute(insert("B"));
  const together = client.batch([insert("C"), insert("D")]);
  expect(await isSettled(alone)).toBe(false);
  await saving.execute(insert("E"));
  await saving.commit();
  await Promise.all([alone, together]);
  expect(await titles()).toEqual(["A", "E", "B", "C", "D"]);
});

test("two transactions at once take turns with what they write", async () => {
  const [first, second] = [await client.transaction(), await client.transaction()];
  await first.execute(insert("first 1"));
  const later = second.execute(insert("second 1"));
  expect(await isSettled(later)).toBe(false);
  await first.execute(insert("first 2"));
  await first.commit();
  await later;
  await second.rollback();
  expect(await titles()).toEqual(["first 1", "first 2"]);
});

test("a transaction that only reads holds up nobody", async () => {
  const reading = await client.transaction();
  await reading.execute("select title from pages");
  await client.execute(insert("A"));
  await reading.commit();
  expect(await titles()).toEqual(["A"]);
});

test("a row that is refused leaves the transaction as it was", async () => {
  await client.execute(insert("A"));
  const saving = await client.transaction();
  await saving.execute(insert("B"));
  await expect(saving.execute(insert("A"))).rejects.toThrow("UNIQUE");
  await saving.execute(insert("C"));
  await saving.commit();
  expect(await titles()).toEqual(["A", "B", "C"]);
});

test("a write that would wait for the transaction it is in is refused at once, and others go on", async () => {
  const outer = transaction();
  await current.run(outer, async () => {
    const saving = await client.transaction();
    await saving.execute(insert("A"));
    await expect(client.execute(insert("B"))).rejects.toThrow("would wait for itself");
    const inner = { ...transaction(), within: outer };
    await current.run(inner, async () => {
      const nested = await client.transaction();
      await expect(nested.execute(insert("C"))).rejects.toThrow("would wait for itself");
    });
    await saving.commit();
  });
  await client.execute(insert("D"));
  expect(await titles()).toEqual(["A", "D"]);
});

test("a transaction that stands still is taken back, says its last statement, and refuses the rest", async () => {
  client.close();
  await open(20);
  const hanging = await client.transaction();
  await hanging.execute(insert("A"));
  await client.execute(insert("B"));
  expect(givenUp).toEqual(["insert into pages values (?)"]);
  await expect(hanging.execute(insert("C"))).rejects.toThrow("given up");
  await expect(hanging.commit()).rejects.toThrow("given up");
  expect(await titles()).toEqual(["B"]);
});

test("a file that another process has locked is an error, and the next write is kept", async () => {
  const { createClient } = await import("@libsql/client");
  const elsewhere = createClient({ url: `file:${path.join(dir, "turns.db")}` });
  const lock = await elsewhere.transaction("write");
  await expect(client.execute(insert("A"))).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  const saving = await client.transaction();
  await expect(saving.execute(insert("A"))).rejects.toMatchObject({ code: "SQLITE_BUSY" });
  await saving.rollback();
  await lock.rollback();
  await client.batch([insert("B")]);
  const next = await client.transaction();
  await next.execute(insert("C"));
  await next.commit();
  const { rows } = await elsewhere.execute("select title from pages");
  expect(rows.map(({ title }) => title)).toEqual(["B", "C"]);
});
