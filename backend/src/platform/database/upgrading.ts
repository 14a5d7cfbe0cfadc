import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from "payload";

/** The same adapter, whose migrations run by `upgrade`. Whatever opens the database in production upgrades it by this: the server, the commands. */
export const upgradingBy = <Migrations, Database extends BaseDatabaseAdapter>(
  upgrade: (payload: Payload, migrations: Migrations) => Promise<void>,
  adapter: DatabaseAdapterObj<Database>,
): DatabaseAdapterObj<Database> => ({
  ...adapter,
  init: (given) => {
    const database = adapter.init(given);
    database.migrate = (options) => upgrade(given.payload, (options?.migrations ?? []) as Migrations);
    return database;
  },
});
