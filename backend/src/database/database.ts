import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { migrations as postgresMigrations } from "../migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "../migrations/sqlite/index.ts";
import { backendSource } from "../project-root.ts";

const migrationDir = (dialect: string) => path.join(backendSource, "migrations", dialect);

/**
 * Database adapter for a `file:` or `postgres:` URL. SQLite runs without interactive transactions (its driver opens a
 * new connection for each, which loses busy_timeout), so operations order single statements instead.
 */
export function database(url: string) {
  if (/^postgres(ql)?:/.test(url)) {
    return postgresAdapter({
      pool: { connectionString: url, max: 10 },
      migrationDir: migrationDir("postgres"),
      prodMigrations: postgresMigrations,
      push: false,
    });
  }
  return sqliteAdapter({
    client: { url },
    migrationDir: migrationDir("sqlite"),
    prodMigrations: sqliteMigrations,
    push: false,
    busyTimeout: 5_000,
    wal: { synchronous: "FULL" },
  });
}
