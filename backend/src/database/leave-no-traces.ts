import type { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";
import { errorFacts } from "../log/error-facts.ts";

type Client = { execute: (statement: string) => Promise<unknown> };
type Sqlite = { $client: Client };

const isSqlite = (drizzle: object): drizzle is Sqlite => "batch" in drizzle && "$client" in drizzle;

/**
 * Has SQLite overwrite what is deleted, which it else leaves in the free places of its file, and so in every copy of it. It
 * holds for one connection and is asked for on each. Postgres clears its pages by itself.
 */
export const overwriteDeleted = async ({ $client }: Sqlite): Promise<void> => {
  await $client.execute("PRAGMA secure_delete = ON");
};

type Adapter = ReturnType<typeof sqliteAdapter>;

/** The same adapter, each of whose connections overwrites what it deletes. */
export const overwritingDeleted = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (given) => {
    const database = adapter.init(given);
    const connect = database.connect?.bind(database);
    database.connect = async (options) => {
      await connect?.(options);
      if (isSqlite(database.drizzle)) await overwriteDeleted(database.drizzle);
    };
    return database;
  },
});

/**
 * Moves what was deleted out of SQLite's log of writes as well: until then the log holds it beside the file. A failure is no
 * reason to call off anything, as the next call does it all.
 */
export async function emptyWriteLog(payload: Payload): Promise<void> {
  const { drizzle } = payload.db;
  if (!isSqlite(drizzle)) return;
  try {
    await drizzle.$client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    payload.logger.warn({ error: errorFacts(error) }, "the write log of the database was not emptied");
  }
}
