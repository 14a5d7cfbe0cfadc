import type { sqliteAdapter } from "@payloadcms/db-sqlite";
import { env } from "../env.ts";
import { upgradeSqlite } from "./upgrade-sqlite.ts";

type Adapter = ReturnType<typeof sqliteAdapter>;

/**
 * The same adapter, whose migrations run all or not at all, and on a copied database only (`upgrade-sqlite.ts`). Whatever opens the database
 * in production upgrades it by this: the server, the commands.
 */
export const upgradingWhole = (adapter: Adapter, url: string): Adapter => ({
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
