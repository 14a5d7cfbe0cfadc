import { type Client, createClient } from "@libsql/client";
import type { MigrateUpArgs } from "@payloadcms/db-sqlite";
import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql";
import { createLocalReq, type Payload } from "payload";
import { placeForCopy, removeOldCopies } from "./copies-before-upgrades.ts";
import { copySqlite } from "./sqlite-copy.ts";
import { failureWords } from "./upgrading.ts";

type Migration = { name: string; up: (args: MigrateUpArgs) => Promise<void> };

async function namesIn(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.execute({
    sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name = ?",
    args: [table],
  });
  if (rows.length === 0) return [];
  return (await client.execute(`SELECT name FROM ${table} ORDER BY name`)).rows.map(({ name }) =>
    String(name),
  );
}

/** Keys that lead to rows which are not there. */
const brokenKeys = async (client: Client): Promise<number> =>
  (await client.execute("PRAGMA foreign_key_check")).rows.length;

async function runAll(client: Client, payload: Payload, migrations: Migration[]) {
  const db = drizzle(client);
  // What a migration asks the application for, with this request, runs in the same transaction.
  const req = await createLocalReq({}, payload);
  req.transactionID = "upgrade";
  const sessions: Record<string, unknown> = payload.db.sessions ?? {};
  sessions.upgrade = { db, resolve: async () => {}, reject: async () => {} };
  try {
    const marked = await namesIn(client, "applied_migrations");
    // Another process may have run them while this one copied.
    const noted = await namesIn(client, "payload_migrations");
    const { rows } = noted.length
      ? await client.execute("SELECT max(batch) AS latest FROM payload_migrations")
      : { rows: [] };
    const batch = Number(rows[0]?.latest ?? 0) + 1;
    for (const migration of migrations.filter(({ name }) => !noted.includes(name))) {
      // Earlier versions marked a migration before they noted it, and may have died in between.
      if (!marked.includes(migration.name)) {
        await migration
          .up(Object.assign(Object.create(null), { db, payload, req }))
          .catch((error: unknown) => {
            throw new Error(`${migration.name}: ${failureWords(error)}`);
          });
      }
      await client.execute({
        sql: "INSERT INTO payload_migrations (name, batch) VALUES (?, ?)",
        args: [migration.name, batch],
      });
    }
  } finally {
    delete sessions.upgrade;
  }
}

/** All migrations as one transaction, on a connection of its own. Foreign keys rest meanwhile, as SQLite asks for when tables are rebuilt. */
async function runWhole(client: Client, payload: Payload, migrations: Migration[]) {
  await client.execute("PRAGMA foreign_keys = OFF");
  await client.execute("PRAGMA secure_delete = ON");
  await client.execute("BEGIN IMMEDIATE");
  try {
    const brokenBefore = await brokenKeys(client);
    await runAll(client, payload, migrations);
    if ((await brokenKeys(client)) > brokenBefore) throw new Error("rows would lose what they refer to");
    await client.execute("COMMIT");
  } catch (error) {
    await client.execute("ROLLBACK").catch(() => {});
    throw error;
  }
}

async function copyFirst(
  url: string,
  options: { dataDir: string; now: Date; from: string },
): Promise<string> {
  try {
    const copy = await placeForCopy(options.dataDir, options.from, options.now);
    await copySqlite(url, copy);
    return copy;
  } catch (error) {
    throw new Error(
      `The database was not upgraded and is as it was: no copy of it could be made first (${failureWords(error)}).`,
    );
  }
}

/**
 * Runs the migrations that a SQLite database has not had: all of them, or none. A database that is in use already is
 * copied first (`copies-before-upgrades.ts`); without a copy nothing is begun.
 *
 * @throws Error of one line, that says where the copy is. The database is as it was then.
 */
export async function upgradeSqlite({
  url,
  dataDir,
  payload,
  migrations,
  now,
}: UpgradeOptions): Promise<void> {
  const client = createClient({ url });
  try {
    await client.execute("PRAGMA busy_timeout = 5000");
    const ranBefore = await namesIn(client, "payload_migrations");
    const waiting = migrations.filter(({ name }) => !ranBefore.includes(name));
    const from = ranBefore.at(-1);
    const last = waiting.at(-1);
    if (!last) return;
    if (!from) return await runWhole(client, payload, waiting);

    const copy = await copyFirst(url, { dataDir, now, from });
    console.log(`database: copied to ${copy} before its upgrade`);
    await runWhole(client, payload, waiting).catch((error: unknown) => {
      throw new Error(
        `The database was not upgraded and is as it was (${failureWords(error)}); a copy of it is ${copy}`,
      );
    });
    console.log(`database: upgraded from ${from} to ${last.name}`);
    await removeOldCopies(dataDir, now);
  } finally {
    client.close();
  }
}

export type UpgradeOptions = {
  /** A `file:` address. */
  url: string;
  dataDir: string;
  payload: Payload;
  migrations: Migration[];
  now: Date;
};
