import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from "payload";

/** Why a statement failed, in one line. The query builder's own words are the whole statement; the reason is its cause. */
export const failureWords = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return (error.cause instanceof Error ? error.cause : error).message.split("\n", 1)[0] ?? "";
};

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
