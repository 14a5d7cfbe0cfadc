import { copyFileSync, mkdtempSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestPayload, type TestPayload } from "../../testing/test-payload.ts";
import { lookAtDatabase } from "./look-at-database.ts";
import { copySqlite } from "./sqlite-copy.ts";

const isPostgres = Boolean(process.env.TEST_POSTGRES_URL);
const folder = mkdtempSync(path.join(tmpdir(), "look-at-database-"));
const at = (name: string) => path.join(folder, name);
let system: TestPayload;
beforeAll(async () => {
  system = await startTestPayload();
});
afterAll(async () => {
  await system.close();
  rmSync(folder, { recursive: true });
});

const look = async (url: string) => {
  const { findings, isUsable } = await lookAtDatabase(url);
  return {
    isUsable,
    lines: findings.map(({ about, state, words, mend = "" }) => `${state} ${about}: ${words} ${mend}`.trim()),
  };
};
const matching = (words: RegExp) => expect.arrayContaining([expect.stringMatching(words)]);

test("a database as these sources need it is good", async () => {
  const { isUsable, lines } = await look(system.databaseUrl);
  expect(lines.filter((line) => line.startsWith("wrong"))).toEqual([]);
  expect(lines).toEqual(
    matching(isPostgres ? /^good Database: PostgreSQL 15.*UTF8/ : /^good Database: SQLite, .*is whole/),
  );
  expect(lines).toEqual(matching(/^good Database: .* all \d+ upgrades were run/));
  expect(isUsable).toBe(true);
});

test.runIf(isPostgres)(
  "of Postgres also the clock, the right to write and the programme for backups are asked",
  async () => {
    const { lines } = await look(system.databaseUrl);
    expect(lines).toEqual(matching(/^good Clock: /));
    expect(lines).toEqual(matching(/^good Backup: pg_dump/));
    const kept = await system.payload.kv.get("doctor");
    expect(kept).toBeNull();
    const readOnly = new URL(system.databaseUrl);
    readOnly.searchParams.set("options", "-c default_transaction_read_only=on");
    expect((await look(readOnly.href)).lines).toEqual(
      matching(/^wrong Database: cannot be written: .*read-only/),
    );
  },
);

test.runIf(isPostgres).each([
  ["password", /does not accept the password.*DATABASE_URL/],
  ["database", /has no database of that name/],
  ["port", /nobody answers there/],
])("a wrong %s is said without the password", async (part, words) => {
  const url = new URL(system.databaseUrl);
  if (part === "password") url.password = "kept-secret";
  if (part === "database") url.pathname = "/not_there";
  if (part === "port") url.port = "9";
  const { isUsable, lines } = await look(url.href);
  expect([isUsable, lines]).toEqual([false, [expect.stringMatching(words)]]);
  expect(lines.join()).not.toMatch(/kept-secret|tester:/);
});

const changeNote = async (sql: string) => {
  if (!isPostgres) {
    await copySqlite(system.databaseUrl, at("changed.db"));
    const database = new DatabaseSync(at("changed.db"));
    database.exec(sql);
    database.close();
    const looked = await look(`file:${at("changed.db")}`);
    rmSync(at("changed.db"));
    return looked;
  }
  const client = new pg.Client({ connectionString: system.databaseUrl });
  await client.connect();
  await client.query(`CREATE TABLE before_change AS SELECT * FROM payload_migrations; ${sql}`);
  try {
    return await look(system.databaseUrl);
  } finally {
    await client.query(
      "DELETE FROM payload_migrations; INSERT INTO payload_migrations SELECT * FROM before_change; DROP TABLE before_change",
    );
    await client.end();
  }
};

test("upgrades that were not run, and those of newer sources, are told apart", async () => {
  const older = await changeNote(
    "DELETE FROM payload_migrations WHERE id = (SELECT max(id) FROM payload_migrations)",
  );
  expect(older.lines).toEqual(matching(/^wrong Database: 1 of its upgrades were not run yet/));
  const newer = await changeNote(
    "INSERT INTO payload_migrations (name, batch) VALUES ('29990101_000000_later', 99)",
  );
  expect(newer.lines).toEqual(matching(/^wrong Database: .* newer version .*29990101/));
  expect([older.isUsable, newer.isUsable]).toEqual([false, false]);
});

test.skipIf(isPostgres)(
  "a file that is not there is made by the first start, and not by a look",
  async () => {
    expect(await look(`file:${at("none.db")}`)).toEqual({
      isUsable: false,
      lines: [expect.stringMatching(/^notice Database: .* is not there yet/)],
    });
    expect(statSync(at("none.db"), { throwIfNoEntry: false })).toBeUndefined();
  },
);

test.skipIf(isPostgres)("a file that was cut off, and one that is no database, are wrong", async () => {
  await copySqlite(system.databaseUrl, at("cut.db"));
  truncateSync(at("cut.db"), Math.floor(statSync(at("cut.db")).size / 8_192) * 4_096);
  copyFileSync(import.meta.filename, at("text.db"));
  for (const file of ["cut.db", "text.db"]) {
    const { isUsable, lines } = await look(`file:${at(file)}`);
    expect(isUsable).toBe(false);
    expect(lines).toEqual(matching(/^wrong Database: .*(damaged|cannot be read).*backup/));
  }
});
