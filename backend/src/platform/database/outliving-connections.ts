import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { errorFacts } from "../log/error-facts.ts";

type Pool = { on: (event: "error", listener: (error: unknown) => void) => unknown };

/**
 * The same adapter of Postgres, which outlives its connections: a server that starts again, or hands over to another one,
 * ends those that wait for work. Such an error that nobody hears ends a command half-way, and the system writes it past
 * its log. The next statement takes a new connection.
 */
export const outlivingConnections = <Database extends BaseDatabaseAdapter & { pool: Pool }>(
  adapter: DatabaseAdapterObj<Database>,
): DatabaseAdapterObj<Database> => ({
  ...adapter,
  init: (given) => {
    const database = adapter.init(given);
    const connect = database.connect?.bind(database);
    database.connect = async (options) => {
      await connect?.(options);
      database.pool.on("error", (error) =>
        database.payload.logger.warn({ error: errorFacts(error) }, "the database has ended a connection"),
      );
    };
    return database;
  },
});
