import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TestPayload } from "../../testing/test-payload.ts";

/** Another process writes to the file and does not end. */
async function lockFile(databaseUrl: string) {
  const script = path.resolve(import.meta.dirname, "lock-database.ts");
  const child = spawn(process.execPath, [script, fileURLToPath(databaseUrl)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return async () => {
    child.stdin.end();
    await once(child, "exit");
  };
}

/** Every connection breaks, and the new ones reach a server that only reads: what a failover looks like. */
async function readOnlyServer(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  const becomes = async (readOnly: "on" | "off") => {
    const other = new pg.Client(new URL("/postgres", url).href);
    await other.connect();
    await other.query(`alter database ${name} set default_transaction_read_only = ${readOnly}`);
    await other.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1", [
      name,
    ]);
    await other.end();
  };
  await becomes("on");
  return () => becomes("off");
}

/** Has the database refuse to write and still answer what is read; what it answers ends that. */
export const refuseWrites = ({ databaseUrl }: TestPayload): Promise<() => Promise<void>> =>
  databaseUrl.startsWith("file:") ? lockFile(databaseUrl) : readOnlyServer(databaseUrl);

const runsStatements = (drizzle: object): drizzle is { run: (statement: string) => Promise<unknown> } =>
  "run" in drizzle;

/**
 * Nobody in a test waits as long for another writer as a busy server may: neither on the connection that there is, for statements
 * that stand alone, nor on those that come after it.
 */
export async function waitLittleForWriters({ payload }: TestPayload): Promise<void> {
  payload.db.busyTimeout = 50;
  const { drizzle } = payload.db;
  if (runsStatements(drizzle)) await drizzle.run("PRAGMA busy_timeout = 50");
}
