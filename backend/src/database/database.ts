import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { Migration, Payload } from "payload";
import { migrations as postgresMigrations } from "../migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "../migrations/sqlite/index.ts";
import { backendSource } from "../project-root.ts";
import { overwritingDeleted } from "./leave-no-traces.ts";
import { writingSessionsAlone } from "./sessions-alone.ts";
import { upgradingWhole } from "./upgrading.ts";

const migrationDir = (dialect: string) => path.join(backendSource, "migrations", dialect);

const isPostgres = (url: string) => /^postgres(ql)?:/.test(url);

/**
 * Database adapter for a `file:` or `postgres:` URL. SQLite runs without interactive transactions (its driver opens a
 * new connection for each, which loses busy_timeout), so operations order single statements instead.
 */
export function database(url: string) {
  if (isPostgres(url)) {
    return writingSessionsAlone(
      postgresAdapter({
        pool: { connectionString: url, max: 10 },
        migrationDir: migrationDir("postgres"),
        prodMigrations: postgresMigrations,
        push: false,
      }),
    );
  }
  const sqlite = overwritingDeleted(
    sqliteAdapter({
      client: { url },
      migrationDir: migrationDir("sqlite"),
      prodMigrations: sqliteMigrations,
      push: false,
      busyTimeout: 5_000,
      wal: { synchronous: "FULL" },
    }),
  );
  return upgradingWhole(writingSessionsAlone(sqlite), url);
}

/** The migrations of the database at a URL, oldest first. The library does not know the arguments of migrations. */
export const migrationsFor = (url: string): Migration[] =>
  (isPostgres(url) ? postgresMigrations : sqliteMigrations) as Migration[];

/** Brings the database up to date as the server does at its start. */
export const migrate = (payload: Payload, url: string): Promise<void> =>
  payload.db.migrate({ migrations: migrationsFor(url) });
