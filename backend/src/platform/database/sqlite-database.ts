import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { savingWhole } from "./saving-whole.ts";
import { type SqliteClient, sqliteClient } from "./sqlite-client.ts";

type Settings = Omit<Parameters<typeof sqliteAdapter>[0], "client" | "wal"> & { url: string };

/** How long a transaction may stand still while others wait to write. */
const idleMs = 10_000;

/** The adapter of a `file:` URL, on a client of our own in place of the driver's. */
export function sqliteDatabase({ url, ...settings }: Settings): ReturnType<typeof sqliteAdapter> {
  const adapter = savingWhole(sqliteAdapter({ ...settings, client: { url } }));
  return {
    ...adapter,
    init: (given) => {
      const database = adapter.init(given);
      const [connect, destroy] = [database.connect, database.destroy];
      let client: SqliteClient | undefined;

      database.connect = async (options) => {
        client ??= await sqliteClient({
          url,
          busyTimeoutMs: () => database.busyTimeout,
          idleMs,
          current: database.currentTransaction,
          onGivenUp: (lastStatement) =>
            database.payload.logger.error(
              { lastStatement },
              `a save stood still for ${idleMs / 1_000} s and was taken back, so that others can write`,
            ),
        });
        database.client = client;
        await connect?.call(database, options);
      };
      database.destroy = async () => {
        await client?.closeInTurn();
        client = undefined;
        await destroy?.call(database);
      };
      return database;
    },
  };
}
