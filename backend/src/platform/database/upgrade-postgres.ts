import { type MigrateUpArgs, sql } from "@payloadcms/db-postgres";
import type { Payload, PayloadRequest } from "payload";
import { inOneSave } from "./in-one-save.ts";
import { lockIfFree, lockOf } from "./take-turn.ts";
import { failureWords } from "./upgrading.ts";

type Connection = MigrateUpArgs["db"];
type Migration = { name: string; up: (args: MigrateUpArgs) => Promise<void> };

const connectionOf = (payload: Payload, req: PayloadRequest): Connection =>
  payload.db.sessions?.[String(req.transactionID)]?.db as unknown as Connection;

/** The migrations that the database has had: their names, and the number of the latest run of some. */
async function ranBefore(db: Connection): Promise<{ names: string[]; batch: number }> {
  const { rows: table } = await db.execute(sql`SELECT to_regclass('payload_migrations') AS name`);
  if (!table[0]?.name) return { names: [], batch: 0 };
  const { rows } = await db.execute(sql`SELECT name, batch FROM payload_migrations ORDER BY name`);
  return {
    names: rows.map(({ name }) => String(name)),
    batch: Math.max(0, ...rows.map(({ batch }) => Number(batch))),
  };
}

async function runWaiting(payload: Payload, req: PayloadRequest, migrations: Migration[]) {
  const db = connectionOf(payload, req);
  const { rows } = await db.execute(lockIfFree("upgrade the database"));
  if (!rows[0]?.taken) {
    console.log("database: another process is upgrading it; this one waits until that is done");
    await db.execute(lockOf("upgrade the database"));
  }
  const { names, batch } = await ranBefore(db);
  const waiting = migrations.filter(({ name }) => !names.includes(name));
  for (const migration of waiting) {
    await migration.up({ db, payload, req }).catch((error: unknown) => {
      throw new Error(`${migration.name}: ${failureWords(error)}`);
    });
    await db.execute(
      sql`INSERT INTO payload_migrations (name, batch) VALUES (${migration.name}, ${batch + 1})`,
    );
  }
  return { from: names.at(-1), to: waiting.at(-1)?.name };
}

/**
 * Runs the migrations that a Postgres database has not had, in one transaction: all of them, or none. A copy before is its operator's,
 * who has the tools for it.
 *
 * @throws Error of one line. The database is as it was then.
 */
export async function upgradePostgres(payload: Payload, migrations: Migration[]): Promise<void> {
  const { from, to } = await inOneSave(payload, (req) => runWaiting(payload, req, migrations)).catch(
    (error: unknown) => {
      throw new Error(`The database was not upgraded and is as it was (${failureWords(error)})`);
    },
  );
  if (from && to) console.log(`database: upgraded from ${from} to ${to}`);
}
