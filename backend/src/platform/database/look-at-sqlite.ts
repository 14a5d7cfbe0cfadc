/**
 * A thread that looks at a database file, since SQLite goes on without giving way until it has read all of it. It posts
 * `SqliteFacts`; where the file cannot be opened, the thread ends with that error.
 */
import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

/** `fault`: what SQLite says of pages that do not fit each other; undefined when all do. */
export type SqliteFacts = { migrations: string[]; fault: string | undefined };

const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5_000 });
try {
  const isMigrated = database
    .prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'")
    .get();
  const rows = isMigrated ? database.prepare("SELECT name FROM payload_migrations ORDER BY name").all() : [];
  const said = String(database.prepare("PRAGMA quick_check(1)").get()?.quick_check);
  const facts: SqliteFacts = {
    migrations: rows.map(({ name }) => String(name)),
    fault: said === "ok" ? undefined : said.replaceAll("\n", " "),
  };
  parentPort?.postMessage(facts);
} finally {
  database.close();
}
