import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrationsFor } from "../platform/database/database.ts";
import { createPostgresDatabase, startTestPayload, type TestPayload } from "../testing/test-payload.ts";

const server = process.env.TEST_POSTGRES_URL ?? "";
let old: TestPayload;

// Two machines share a server's database; of a file, `npm start` refuses a second one.
beforeAll(async () => {
  if (!server) return;
  old = await startTestPayload({}, (payload, url) =>
    payload.db.migrate({ migrations: migrationsFor(url).slice(0, 1) }),
  );
});
afterAll(() => old?.close());

async function prepare(databaseUrl: string) {
  const script = path.join(import.meta.dirname, "prepare-database.ts");
  const child = spawn(process.execPath, [script, "--prepared-by", "these sources"], {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: "production", SAMPLE_CONTENT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  await once(child, "close");
  return { code: child.exitCode, words: (await said).flat().join("") };
}

async function ask(databaseUrl: string, question: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query(question);
  await client.end();
  return rows;
}

async function startTwo(databaseUrl: string) {
  const both = await Promise.all([prepare(databaseUrl), prepare(databaseUrl)]);
  const said = both.map(({ words }) => words).join("\n");
  expect({ said, codes: both.map(({ code }) => code) }).toMatchObject({ codes: [0, 0] });
  expect(said).toContain("this one waits until that is done");
  expect(said.match(/one-time password/g)).toHaveLength(1);
  // What both have made is there once.
  expect(await ask(databaseUrl, "select name from payload_migrations")).toHaveLength(
    migrationsFor(databaseUrl).length,
  );
  expect(await ask(databaseUrl, "select uri from pages group by uri having count(*) > 1")).toEqual([]);
  expect(await ask(databaseUrl, "select 1 from users")).toHaveLength(1);
  return said;
}

test.runIf(server)(
  "of two machines that start on an empty database one fills it; the other waits, and says so",
  async () => {
    await startTwo(await createPostgresDatabase(server));
  },
  300_000,
);

test.runIf(server)(
  "of two machines that start on an older database one upgrades it",
  async () => {
    // It has content of its own, which nobody fills up.
    await ask(old.databaseUrl, "insert into provinces (code, name) values ('BC', 'British Columbia')");
    const said = await startTwo(old.databaseUrl);
    expect(said.match(/database: upgraded from/g)).toHaveLength(1);
  },
  300_000,
);
