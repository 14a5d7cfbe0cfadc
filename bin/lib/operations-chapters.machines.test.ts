// The chapters of docs/operations.md that a charity reads on a bad day, followed word by word: every block that begins with ```sh try is run as it stands
// there, in the order of the day, on a small installation. With TEST_POSTGRES_URL those marked `try postgres` as well.
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./build.ts";
import { quickImports } from "./stack.ts";

const server = process.env.TEST_POSTGRES_URL;
const text = readFileSync(path.join(root, "docs/operations.md"), "utf8");
const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

/** The blocks of a chapter that are to be tried: `sh try`, or with more behind it. */
function blocksOf(chapter: string, mark: "sh try" | "sh try postgres"): string[] {
  const [, body = ""] = `${text}\n## `.split(`\n## ${chapter}\n`);
  const blocks = [...(body.split("\n## ")[0] ?? "").matchAll(/^( *)```(sh try[^\n]*)\n([\s\S]*?)^\1```$/gm)];
  return blocks.filter(([, , of]) => of === mark).map(([, , , block]) => block ?? "");
}

let around: string;
let env: NodeJS.ProcessEnv;
const dataDir = () => path.join(around, "data");
const database = () => path.join(dataDir(), "foundation.db");

/** Words for a shell that stands for `npm`, without the second that it takes: `npm run NAME -- …` is what package.json has under the name. */
const npm = `#!${process.execPath}
const { spawnSync } = require("node:child_process");
const [run, name, ...words] = process.argv.slice(2);
const [node, runner, ...script] = (run === "run" && ${JSON.stringify(scripts)}[name] || "").split(" ");
if (node !== "node" || runner !== "bin/run.mjs") { console.error("there is no npm " + run + " " + name); process.exit(1); }
process.exit(spawnSync(process.execPath, [...script, ...words.filter((word) => word !== "--")], { stdio: "inherit" }).status ?? 1);
`;

/** Runs a block as its reader does, in the folder of the sources, and stops at the first line that fails. */
function follow(block: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile("bash", ["-euo", "pipefail", "-c", block], { cwd: root, env }, (error, out, err) =>
      error ? reject(new Error(`${block}\n${out}${err}`)) : resolve(out + err),
    );
  });
}

async function followAll(chapter: string, mark: "sh try" | "sh try postgres" = "sh try"): Promise<string> {
  const blocks = blocksOf(chapter, mark);
  expect(blocks.length, `blocks of "${chapter}"`).toBeGreaterThan(0);
  let said = "";
  for (const block of blocks) said += await follow(block);
  return said;
}

function countsIn(file: string) {
  const opened = new DatabaseSync(file, { readOnly: true });
  const count = (table: string) => opened.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n;
  const counts = {
    migrations: count("payload_migrations"),
    donations: count("donations"),
    receipts: count("receipts"),
    outbox: count("outbox"),
  };
  opened.close();
  return counts;
}

const ofSqlite = () =>
  readdirSync(path.join(root, "backend/src/migrations/sqlite")).filter((name) => name.endsWith(".json"))
    .length;

beforeAll(async () => {
  around = await mkdtemp(path.join(tmpdir(), "operations-"));
  const programs = path.join(around, "bin");
  for (const folder of [programs, dataDir(), path.join(around, "backups")]) await mkdir(folder);
  await writeFile(path.join(programs, "npm"), npm);
  await chmod(path.join(programs, "npm"), 0o755);
  env = {
    ...process.env,
    PATH: `${programs}:${process.env.PATH}`,
    NODE_OPTIONS: quickImports.join(" "),
    NODE_ENV: "production",
    SITE_URL: "http://localhost:3000",
    LOG_LEVEL: "warn",
    SAMPLE_CONTENT: "0",
    DATA_DIR: dataDir(),
    BACKUPS: path.join(around, "backups"),
    // An empty one counts as not given, and a file beside the README is not to name another.
    DATABASE_URL: "",
  };
  // What the first release has left: its tables, pages, gifts, receipts, mails.
  const firstRelease = `import { createClient } from "@libsql/client";
    import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql";
    import { readFileSync } from "node:fs";
    import { migrations } from "./src/migrations/sqlite/index.ts";
    const client = createClient({ url: "file:" + process.argv[1] });
    await migrations[0].up({ db: drizzle(client) });
    await client.execute({ sql: "INSERT INTO payload_migrations (name, batch) VALUES (?, 1)", args: [migrations[0].name] });
    await client.executeMultiple(readFileSync("src/platform/database/testing/first-release.sql", "utf8"));
    process.exit(0);`;
  await new Promise<void>((resolve, reject) => {
    const words = [...quickImports, "--input-type=module", "-e", firstRelease, database()];
    execFile(process.execPath, words, { cwd: path.join(root, "backend") }, (error) =>
      error ? reject(error) : resolve(),
    );
  });
}, 600_000);
afterAll(() => rm(around, { recursive: true, force: true }));

test("every command that the chapters name is there", () => {
  const named = new Set([...text.matchAll(/npm run ([\w-]+)/g)].map(([, name]) => name ?? ""));
  expect(named.size).toBeGreaterThan(8);
  expect([...named].filter((name) => !(name in scripts))).toEqual([]);
});

test("an upgrade, the way back, and a restore are done by their chapters alone", async () => {
  const before = countsIn(database());
  expect(before).toMatchObject({ migrations: 1, donations: expect.any(Number) });
  expect(Number(before.donations)).toBeGreaterThan(0);

  expect(await followAll("Upgrading")).toMatch(/database: upgraded from 20260101_000000_init to /);
  const upgraded = { ...before, migrations: ofSqlite() };
  expect(countsIn(database())).toEqual(upgraded);

  await followAll("Rolling back");
  expect(countsIn(database())).toEqual(before);
  expect(countsIn(path.join(around, "backups/given-up/foundation.db"))).toEqual(upgraded);

  await followAll("Restoring");
  expect(countsIn(database())).toEqual(upgraded);
  expect(existsSync(path.join(dataDir(), "secrets.json"))).toBe(true);
  expect(readdirSync(path.join(around, "backups")).toSorted()).toEqual(["before-upgrade.tar.gz", "given-up"]);
}, 600_000);

async function countsOnServer(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM donations) AS donations, (SELECT count(*)::int FROM receipts) AS receipts,
       (SELECT count(*)::int FROM outbox) AS outbox`,
  );
  await client.end();
  return rows[0];
}

/** Runs a statement at the server of the tests. */
async function atServer(statement: string) {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}

test.runIf(server)(
  "the database goes to Postgres and back, and a backup of Postgres is restored, by the chapters alone",
  async () => {
    const { migrations: _, ...kept } = countsIn(database());
    const name = `operations_${randomBytes(6).toString("hex")}`;
    await atServer(`CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
    const url = new URL(server ?? "");
    url.pathname = `/${name}`;
    // The name that the chapter gives to the restored one is everybody's at this server.
    env = { ...env, POSTGRES_URL: url.href };

    const said = await followAll("From SQLite to Postgres", "sh try postgres");
    expect(said).toMatch(/every value is the same in both databases/);
    expect(await countsOnServer(url.href)).toEqual(kept);
    expect(countsIn(path.join(dataDir(), "from-postgres.db"))).toMatchObject(kept);

    await atServer("DROP DATABASE IF EXISTS restored");
    await followAll("Restoring", "sh try postgres");
    url.pathname = "/restored";
    expect(await countsOnServer(url.href)).toEqual(kept);
    await atServer("DROP DATABASE restored");
  },
  600_000,
);
