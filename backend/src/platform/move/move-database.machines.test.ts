import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "@libsql/client";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { afterApproval } from "../../donations/follow-up/follow-up-donation.ts";
import { approvedDonation, saveReceiptSettings } from "../../donations/receipts/testing/approved-donation.ts";
import { startGiving } from "../../donations/testing/start-giving.ts";
import { startSimulator } from "../../donations/testing/start-simulator.ts";
import { createPostgresDatabase, startTestPayload } from "../../testing/test-payload.ts";
import { dumpPostgres, readDump } from "../backup/postgres-dump.ts";
import { moveDatabase } from "./move-database.ts";
import { sqliteTarget } from "./sqlite-side.ts";

const server = process.env.TEST_POSTGRES_URL;
const wherePostgres = test.runIf(server);
/** Where nobody listens: what is refused is refused before. */
const nowhere = "postgres://nobody@127.0.0.1:1/nothing";

let around: string;

beforeAll(async () => {
  around = await mkdtemp(path.join(tmpdir(), "move-"));
});
afterAll(() => rm(around, { recursive: true, force: true }));

/** An empty database of these sources in a new file. */
async function emptySqlite(name: string): Promise<string> {
  const url = `file:${path.join(around, `${name}.db`)}`;
  const target = await sqliteTarget(url);
  await target.keep();
  await target.close();
  return url;
}

async function change(url: string, ...statements: string[]) {
  const client = createClient({ url });
  await client.execute("PRAGMA foreign_keys = OFF");
  for (const statement of statements) await client.execute(statement);
  client.close();
}

async function ask(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows;
}

/** The command, in a process of its own: what it holds ends with it. */
function move(from: string, to: string): Promise<{ code: number; said: string }> {
  const script = path.resolve(import.meta.dirname, "../../commands/move.ts");
  const env = { ...process.env, DATA_DIR: path.join(around, "data"), DATABASE_URL: from };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, "--to", to], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
    );
  });
}

const done = { code: 0, said: expect.stringContaining("every value is the same in both databases") };
const refused = (words: string | RegExp) => ({ code: 1, said: expect.stringMatching(words) });

test("a database is moved to another kind of database only, and only one that is there", async () => {
  const nothing = { from: "file:/nowhere/foundation.db", to: nowhere, sums: [] };
  await expect(moveDatabase(nothing, () => {})).rejects.toThrow("there is no database at /nowhere");
  const same = { from: nowhere, to: nowhere, sums: [] };
  await expect(moveDatabase(same, () => {})).rejects.toThrow(
    "from SQLite to Postgres, or from Postgres to SQLite",
  );
  expect(await move(nowhere, "elsewhere")).toEqual(refused("^Usage: npm run move"));
});

test("a database of another version is not moved", async () => {
  const url = await emptySqlite("versions");
  await change(url, "INSERT INTO payload_migrations (name, batch) VALUES ('20990101_000000_later', 2)");
  expect(await move(url, nowhere)).toEqual(refused(/newer version of the system \(20990101_000000_later\)/));
  await change(url, "DELETE FROM payload_migrations WHERE name LIKE '2099%' OR name LIKE '20260101%'");
  expect(await move(url, nowhere)).toEqual(
    refused(/older version .*20260101_000000_init.*: start this version on it once/),
  );
});

test("a database on which the system runs is not moved, even while nothing is written", async () => {
  const url = await emptySqlite("running");
  const hold = `const { createClient } = require("@libsql/client"); const client = createClient({ url: process.argv[1] });
    client.execute("PRAGMA journal_mode = WAL").then(() => client.execute("SELECT count(*) FROM users")).then(() => console.log("open"));
    setInterval(() => client.closed, 1000)`;
  const holder = spawn(process.execPath, ["-e", hold, url], { cwd: import.meta.dirname });
  await once(holder.stdout, "data");
  expect(await move(url, nowhere)).toEqual(refused("the system is running on this database: stop it first"));
  const ended = once(holder, "exit");
  holder.kill();
  await ended;
  expect(await move(url, nowhere)).toEqual(refused("does not let us in"));
});

test("rows that lead nowhere are named before anything is moved", async () => {
  const url = await emptySqlite("keys");
  await change(url, "INSERT INTO support_groups_contacts (id, _order, _parent_id) VALUES ('a', 1, 17)");
  expect(await move(url, nowhere)).toEqual(
    refused("1 rows lead to rows that are not there \\(support_groups_contacts → support_groups\\)"),
  );
});

/** What a Postgres database holds, a statement for each row. */
async function contents(url: string): Promise<string[]> {
  const dump = await new Promise<string>((resolve, reject) => {
    const words = [
      "--data-only",
      "--column-inserts",
      "--exclude-table-data=payload_migrations",
      `--dbname=${url}`,
    ];
    execFile("pg_dump", words, { maxBuffer: 1e9 }, (error, out) => (error ? reject(error) : resolve(out)));
  });
  return dump
    .split("\n")
    .filter((line) => !line.includes("pg_catalog.setval") && !line.startsWith("\\"))
    .sort();
}

wherePostgres(
  "a database goes to SQLite and back to another Postgres: all is as it was, and the next gift follows",
  async () => {
    const system = await startTestPayload();
    const { payload, databaseUrl, dataDir } = system;
    await saveReceiptSettings(payload);
    for (let gift = 0; gift < 3; gift++)
      await afterApproval(payload, String((await approvedDonation(payload)).id));
    const page = await payload.create({
      collection: "pages",
      data: {
        uri: "/about-us",
        title: "Über “uns” 漢字 \\ '",
        description: "Who.",
        blocks: [{ blockType: "quote", text: "You." }],
        _status: "published",
      },
    });
    await payload.update({ collection: "pages", id: page.id, draft: true, data: { title: "Next" } });
    await payload.kv.set("of a test", { b: [1.5, null], a: "x" });
    expect(await move(databaseUrl, `file:${path.join(around, "early.db")}`)).toEqual(
      refused("stop the system first"),
    );
    // The library keeps a connection of its own, so what is moved is a copy to which nobody is connected.
    const from = await createPostgresDatabase(server ?? "");
    const dump = path.join(around, "system.dump");
    await dumpPostgres(databaseUrl, dump);
    await readDump(from, dump);

    const sqlite = `file:${path.join(around, "back.db")}`;
    expect(await move(from, sqlite)).toEqual(done);
    const target = await createPostgresDatabase(server ?? "");
    const moved = await move(sqlite, target);
    expect(moved).toEqual(done);
    expect(moved.said).toMatch(/^ +3 {2}donations$/m);
    expect(moved.said).toMatch("gifts that went through: gifts 3, cents 7500, of them given back 0");
    expect(moved.said).toMatch(
      "receipts: receipts 3, first number 1, last number 3, numbers left out 0, cents 7500",
    );
    expect(await contents(target)).toEqual(await contents(from));
    const presets = `SELECT table_name, column_name, column_default, udt_name, is_nullable FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY 1, 2`;
    expect(await ask(target, presets)).toEqual(await ask(from, presets));
    const rules = `SELECT conrelid::regclass::text AS place, conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace UNION ALL SELECT tablename, indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1, 2, 3`;
    expect(await ask(target, rules)).toEqual(await ask(from, rules));

    const simulator = await startSimulator(dataDir);
    const giving = startGiving({ dataDir, databaseUrl: target }, simulator);
    await giving.give({ key: "given-after-move", type: "single", step: "ecard", dollars: "25.00" });
    await giving.kill();
    await simulator.stop();
    expect(await ask(target, "SELECT id FROM donations WHERE idempotency_key = 'given-after-move'")).toEqual([
      { id: 4 },
    ]);
    expect(await ask(target, "SELECT serial FROM receipts ORDER BY serial DESC LIMIT 1")).toEqual([
      { serial: "4" },
    ]);
    expect(await move(sqlite, target)).toEqual(refused("is not empty \\(.*\\): name an empty database"));
    await system.close();
  },
  // Three moves and a gift, each in a process of its own, on a machine that does other work.
  600_000,
);

wherePostgres("what Postgres cannot hold is named, and the target stays empty", async () => {
  const url = await emptySqlite("odd");
  await change(
    url,
    "INSERT INTO subscribers (id, email, language, source, state) VALUES (1, 'a@mail.example', 'en', 'newsletter', 'confirmed'), (2, 'b@mail.example', 'en', 'newsletter', 'of a later version')",
  );
  const target = await createPostgresDatabase(server ?? "");
  expect(await move(url, target)).toEqual(
    refused("Nothing was moved: subscribers, one of the rows 1 to 2: invalid input value for enum"),
  );
  expect(
    await ask(target, "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace"),
  ).toEqual([{ count: "0" }]);
  await change(url, "DELETE FROM subscribers WHERE id = 2");
  expect(await move(url, target)).toEqual(done);
});

wherePostgres("a move to a file that is cut off leaves no file", async () => {
  const from = await createPostgresDatabase(server ?? "");
  const sqlite = await emptySqlite("whole");
  expect(await move(sqlite, from)).toEqual(done);
  await ask(from, "INSERT INTO payload_migrations (name, batch) VALUES ('20990101_000000_later', 2)");
  expect(await move(from, `file:${path.join(around, "left.db")}`)).toEqual(refused("newer version"));
  expect(await move(from, sqlite)).toEqual(refused("newer version"));
  expect(existsSync(path.join(around, "left.db"))).toBe(false);
  expect(readdirSync(around).filter((name) => name.includes(".part"))).toEqual([]);
});
