import type { sqliteAdapter } from "@payloadcms/db-sqlite";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { env } from "../env.ts";
import { upgradePostgres } from "./upgrade-postgres.ts";
import { upgradeSqlite } from "./upgrade-sqlite.ts";

type SqliteAdapter = ReturnType<typeof sqliteAdapter>;

/**
 * The same adapter, whose migrations run all or not at all, and on a copied database only (`upgrade-sqlite.ts`). Whatever opens the database
 * in production upgrades it by this: the server, the commands.
 */
export const upgradingWhole = (adapter: SqliteAdapter, url: string): SqliteAdapter => ({
  ...adapter,
  init: (given) => {
    const database = adapter.init(given);
    database.migrate = async (options) => {
      const migrations = (options?.migrations ?? []) as Parameters<typeof upgradeSqlite>[0]["migrations"];
      const { payload } = given;
      await upgradeSqlite({ url, dataDir: env.DATA_DIR, payload, migrations, now: new Date() }, console.log);
    };
    return database;
  },
});

/** The same adapter of Postgres, whose migrations run all or not at all (`upgrade-postgres.ts`). */
export const upgradingInOneTransaction = <Database extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Database>,
): DatabaseAdapterObj<Database> => ({
  ...adapter,
  init: (given) => {
    const database = adapter.init(given);
    database.migrate = (options) =>
      upgradePostgres(
        given.payload,
        (options?.migrations ?? []) as Parameters<typeof upgradePostgres>[1],
        console.log,
      );
    return database;
  },
});
