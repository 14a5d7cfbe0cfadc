import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import type { Migration, Payload } from "payload";
import { env } from "../../env.ts";
import { migrations as postgresMigrations } from "../../migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "../../migrations/sqlite/index.ts";
import { backendSource } from "../../project-root.ts";
import { outlivingConnections } from "./outliving-connections.ts";
import { savingWhole } from "./saving-whole.ts";
import { writingSessionsAlone } from "./sessions-alone.ts";
import { sqliteDatabase } from "./sqlite-database.ts";
import { upgradePostgres } from "./upgrade-postgres.ts";
import { type UpgradeOptions, upgradeSqlite } from "./upgrade-sqlite.ts";
import { upgradingBy } from "./upgrading.ts";

const migrationDir = (dialect: string) => path.join(backendSource, "migrations", dialect);

const isPostgres = (url: string) => /^postgres(ql)?:/.test(url);

/** Database adapter for a `file:` or `postgres:` URL. On both a save is one transaction, whole or not at all. */
export function database(url: string) {
  if (isPostgres(url)) {
    const postgres = postgresAdapter({
      pool: { connectionString: url, max: 10 },
      migrationDir: migrationDir("postgres"),
      prodMigrations: postgresMigrations,
      push: false,
    });
    return upgradingBy(upgradePostgres, writingSessionsAlone(savingWhole(outlivingConnections(postgres))));
  }
  const sqlite = sqliteDatabase({
    url,
    migrationDir: migrationDir("sqlite"),
    prodMigrations: sqliteMigrations,
    push: false,
    busyTimeout: 5_000,
  });
  const upgrade = (payload: Payload, migrations: UpgradeOptions["migrations"]) =>
    upgradeSqlite({ url, dataDir: env.DATA_DIR, payload, migrations, now: new Date() });
  return upgradingBy(upgrade, writingSessionsAlone(sqlite));
}

/** The migrations of the database at a URL, oldest first. The library does not know the arguments of migrations. */
export const migrationsFor = (url: string): Migration[] =>
  (isPostgres(url) ? postgresMigrations : sqliteMigrations) as Migration[];

/** Brings the database up to date as the server does at its start. */
export const migrate = (payload: Payload, url: string): Promise<void> =>
  payload.db.migrate({ migrations: migrationsFor(url) });
