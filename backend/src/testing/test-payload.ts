import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { getPayload, type Payload } from "payload";
import pg from "pg";
import { migrate } from "../platform/database/database.ts";
import { copyMigrated, saveMigrated } from "./migrated-database.ts";

export type TestPayload = {
  payload: Payload;
  dataDir: string;
  databaseUrl: string;
  close(): Promise<void>;
};

/**
 * The application on an empty database in a data folder of its own: a SQLite file, or a new database of the server in
 * `TEST_POSTGRES_URL`. It is migrated, unless `prepare` does something else with it; migrating SQLite takes a second, so
 * one test file does it and the others begin with a copy. Settings are read when the configuration is loaded, so a test file starts
 * one only.
 */
export async function startTestPayload(
  env: Record<string, string> = {},
  prepare?: (payload: Payload, databaseUrl: string) => Promise<void>,
): Promise<TestPayload> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "backend-test-"));
  const server = process.env.TEST_POSTGRES_URL;
  const postgresUrl = server ? await createPostgresDatabase(server) : undefined;
  const file = path.join(dataDir, "test.db");
  const databaseUrl = postgresUrl ?? `file:${file}`;
  const isCopy = !postgresUrl && !prepare && (await copyMigrated(file));
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: "a secret of the tests",
    HOOK_SECRET: "another secret of the tests",
    ...env,
  });
  const { env: settings } = await import("../env.ts");
  if (settings.DATA_DIR !== dataDir) {
    throw new Error(
      "The settings were read before the test's own were set: import what reads them afterwards.",
    );
  }
  const { default: config } = await import("../payload.config.ts");
  const payload = await getPayload({ config, disableOnInit: true });
  await (prepare ?? migrate)(payload, databaseUrl);
  if (!postgresUrl && !prepare && !isCopy) await saveMigrated(payload);
  return {
    payload,
    dataDir,
    databaseUrl,
    async close() {
      await stopJobs(payload);
      await payload.destroy();
      clearPayloadGlobals();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * Stops the clocks that start jobs, which run once a request has come (`handleEndpoints`), and waits for the jobs under way. One that
 * went on would work on a database that is gone, and load modules with the settings of this test file into the next.
 */
async function stopJobs({ crons }: Payload) {
  const stopped = crons.splice(0, crons.length);
  for (const cron of stopped) cron.stop();
  while (stopped.some((cron) => cron.isBusy())) await sleep(5);
}

type PayloadGlobals = {
  _payload?: Map<string, unknown>;
  /** There once the GraphQL endpoint has been loaded. */
  _payload_graphql?: { graphql: unknown; promise: unknown };
};

/**
 * Empties what the library keeps in globals for as long as the process lasts: its one application, and the GraphQL schema
 * made of that one's configuration. The next test file of the process makes its own.
 */
function clearPayloadGlobals(): void {
  const globals = globalThis as typeof globalThis & PayloadGlobals;
  globals._payload?.clear();
  if (globals._payload_graphql) Object.assign(globals._payload_graphql, { graphql: null, promise: null });
}

/** A new database on the server of a Postgres URL. It stays behind, as the server of the tests does not last. */
export async function createPostgresDatabase(server: string) {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  await admin.end();
  return url.href;
}
