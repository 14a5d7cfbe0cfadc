import type { Payload } from "payload";
import { errorFacts } from "../log/error-facts.ts";

type Client = { execute: (statement: string) => Promise<unknown> };
type Sqlite = { $client: Client };

const isSqlite = (drizzle: object): drizzle is Sqlite => "batch" in drizzle && "$client" in drizzle;

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
