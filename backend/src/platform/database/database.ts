import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import type { BaseDatabaseAdapter, DatabaseAdapterObj, Migration, Payload } from "payload";
import { env } from "../../env.ts";
import { migrations as postgresMigrations } from "../../migrations/postgres/index.ts";
import { migrations as sqliteMigrations } from "../../migrations/sqlite/index.ts";
import { backendSource } from "../../project-root.ts";
import { errorFacts } from "../log/error-facts.ts";
import { savingWhole } from "./saving-whole.ts";
import { sqliteDatabase } from "./sqlite-database.ts";
import { upgradePostgres } from "./upgrade-postgres.ts";
import type { UpgradeOptions } from "./upgrade-sqlite.ts";
import { upgradeSqlite } from "./upgrade-sqlite.ts";
import { upgradingBy } from "./upgrading.ts";

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

type UpdateOne = BaseDatabaseAdapter["updateOne"];

/** How the library adds or ends a session: the whole account goes back as it was when the sign-in began. */
const isSession = ({ collection, data, returning }: Parameters<UpdateOne>[0]): boolean =>
  collection === "users" && returning === false && Array.isArray(data.sessions);

/**
 * The same adapter, which writes of a session the sessions alone. What was changed of the account while its password was
 * looked at, such as a role taken away or a second factor set up, would else be undone by a sign-in under way.
 */
export const writingSessionsAlone = <Adapter extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> => ({
  ...adapter,
  init: (given) => {
    const database = adapter.init(given);
    const updateOne: UpdateOne = database.updateOne.bind(database);
    database.updateOne = (asked) =>
      updateOne(
        isSession(asked) ? { ...asked, data: { sessions: asked.data.sessions, updatedAt: null } } : asked,
      );
    return database;
  },
});

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
