import type { MigrateUpArgs } from "@payloadcms/db-postgres";
import { drizzle } from "@payloadcms/db-postgres/drizzle/node-postgres";
import pg from "pg";
import { migrations } from "../../migrations/postgres/index.ts";
import type { Kind } from "./column-text.ts";
import { answerOf, isMoved, rowOf, rowsAtOnce, type Source, type Table, type Target } from "./sides.ts";

export const postgresMigrations: string[] = migrations.map(({ name }) => name);

const kinds: Record<string, Kind> = {
  boolean: "boolean",
  integer: "number",
  jsonb: "json",
  numeric: "number",
  "timestamp with time zone": "moment",
};

const quoted = (name: string) => pg.escapeIdentifier(name);

/** The address without its password, for what is printed. */
const shownAddress = (url: string): string => {
  const shown = new URL(url);
  shown.password = "";
  return shown.href;
};

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "move",
    connectionTimeoutMillis: 10_000,
    // Values as the server writes them.
    types: { getTypeParser: () => (text: string) => text },
  });
  await client.connect().catch((error: Error) => {
    throw new Error(`${shownAddress(url)} does not let us in (${error.message || String(error)})`);
  });
  await client.query("SET TIME ZONE 'UTC'");
  await client.query("SET datestyle = 'ISO'");
  return client;
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<{ place: string; name: string; type: string; udt: string }>(
    `SELECT table_name AS place, column_name AS name, data_type AS type, udt_name AS udt
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, column_name <> 'id', ordinal_position`,
  );
  const tables = Map.groupBy(rows, ({ place }) => place);
  return [...tables]
    .filter(([name]) => isMoved(name))
    .map(([name, columns]) => ({
      name,
      columns: columns.map((column) => ({
        name: column.name,
        kind: kinds[column.type] ?? "text",
        type: column.udt,
      })),
    }));
}

function sourceOn(client: pg.Client): Source {
  const tables = () => tablesOf(client);
  return {
    tables,
    migrations: async () =>
      (await client.query<{ name: string }>("SELECT name FROM payload_migrations ORDER BY name")).rows.map(
        ({ name }) => name,
      ),
    columns: async () =>
      (await tables()).flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
    async *rows(table) {
      const names = table.columns.map(({ name }) => quoted(name)).join(", ");
      const order = table.columns[0]?.kind === "number" ? "id" : `id COLLATE "C"`;
      await client.query(
        `DECLARE moved NO SCROLL CURSOR FOR SELECT ${names} FROM ${quoted(table.name)} ORDER BY ${order}`,
      );
      while (true) {
        const { rows } = await client.query<unknown[]>({
          text: `FETCH ${rowsAtOnce} FROM moved`,
          rowMode: "array",
        });
        if (rows.length === 0) break;
        yield rows.map((row) => rowOf(table, row));
      }
      await client.query("CLOSE moved");
    },
    ask: async (statement) => answerOf((await client.query(statement)).rows[0]),
    close: () => client.end(),
  };
}

/**
 * Opens a Postgres database as one that is moved.
 *
 * @throws Error of one line when others are connected to it.
 */
export async function postgresSource(url: string): Promise<Source> {
  const client = await connect(url);
  const { rows } = await client.query<{ others: string }>(
    `SELECT count(*) AS others FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  );
  if (rows[0]?.others !== "0") {
    await client.end();
    throw new Error(`${rows[0]?.others} others are connected to ${shownAddress(url)}: stop the system first`);
  }
  await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  return sourceOn(client);
}

async function requireEmpty(client: pg.Client, url: string) {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
     UNION ALL
     SELECT t.typname FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace WHERE n.nspname = 'public'
     LIMIT 1`,
  );
  if (rows[0]) throw new Error(`${shownAddress(url)} is not empty (${rows[0].name}): name an empty database`);
  const { rows: encodings } = await client.query<{ server_encoding: string }>("SHOW server_encoding");
  if (encodings[0]?.server_encoding !== "UTF8")
    throw new Error(`${shownAddress(url)} is not in UTF-8: make it with ENCODING 'UTF8' TEMPLATE template0`);
}

/**
 * Makes each type of choices anew. A choice that a later migration has added cannot be used before its transaction is kept, and this one is not
 * before all rows are there.
 */
async function renewChoices(client: pg.Client) {
  const { rows: types } = await client.query<{ name: string; choices: string }>(
    `SELECT t.typname AS name, string_agg(quote_literal(e.enumlabel), ', ' ORDER BY e.enumsortorder) AS choices
     FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid WHERE t.typnamespace = 'public'::regnamespace GROUP BY 1`,
  );
  const { rows: columns } = await client.query<{ place: string; name: string; type: string; preset: string }>(
    `SELECT table_name AS place, column_name AS name, udt_name AS type, column_default AS preset
     FROM information_schema.columns WHERE table_schema = 'public' AND data_type = 'USER-DEFINED'`,
  );
  for (const { name, choices } of types) {
    await client.query(`ALTER TYPE ${quoted(name)} RENAME TO "renewed"`);
    await client.query(`CREATE TYPE ${quoted(name)} AS ENUM (${choices})`);
    for (const column of columns.filter(({ type }) => type === name)) {
      const change = `ALTER TABLE ${quoted(column.place)} ALTER COLUMN ${quoted(column.name)}`;
      await client.query(`${change} DROP DEFAULT`);
      await client.query(`${change} TYPE ${quoted(name)} USING NULL`);
      if (column.preset) await client.query(`${change} SET DEFAULT ${column.preset}`);
    }
    await client.query('DROP TYPE "renewed"');
  }
}

type Key = { place: string; name: string; definition: string };

/**
 * Makes the tables, takes the keys between them off until all rows are there, and removes what a migration may have written into an empty
 * database. Answers the keys.
 */
async function makeTables(client: pg.Client): Promise<Key[]> {
  const db = drizzle(client);
  for (const { name, up } of migrations) {
    // Of what a migration may be given, those of ours take the connection alone.
    await up({ db } as unknown as MigrateUpArgs);
    await client.query("INSERT INTO payload_migrations (name, batch) VALUES ($1, 1)", [name]);
  }
  const { rows: keys } = await client.query<Key>(
    `SELECT conrelid::regclass AS place, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { place, name } of keys) await client.query(`ALTER TABLE ${place} DROP CONSTRAINT ${name}`);
  for (const { name } of await tablesOf(client)) await client.query(`DELETE FROM ${quoted(name)}`);
  await renewChoices(client);
  return keys;
}

/** Makes the tables of an empty Postgres database. All until it is kept is one transaction. */
export async function postgresTarget(url: string): Promise<Target> {
  const client = await connect(url);
  try {
    await requireEmpty(client, url);
    await client.query("BEGIN");
    const keys = await makeTables(client);
    return {
      ...sourceOn(client),
      async write(table, rows) {
        const names = table.columns.map(({ name }) => quoted(name));
        const arrays = table.columns.map((_, index) => `$${index + 1}::text[]`);
        const places = table.columns.map((_, index) => `c${index}`);
        const values = table.columns.map(({ type }, index) => `c${index}::${quoted(type)}`);
        await client
          .query(
            `INSERT INTO ${quoted(table.name)} (${names.join(", ")})
             SELECT ${values.join(", ")} FROM unnest(${arrays.join(", ")}) AS rows (${places.join(", ")})`,
            table.columns.map((_, index) => rows.map((row) => row[index])),
          )
          .catch((error: Error) => {
            throw new Error(
              `${table.name}, one of the rows ${rows[0]?.[0]} to ${rows.at(-1)?.[0]}: ${error.message}`,
            );
          });
      },
      async complete(tables) {
        for (const { place, name, definition } of keys)
          await client.query(`ALTER TABLE ${place} ADD CONSTRAINT ${name} ${definition}`);
        for (const { name, columns } of tables) {
          if (columns[0]?.kind !== "number") continue;
          await client.query(
            `SELECT setval(pg_get_serial_sequence($1, 'id'), max(id)) FROM ${quoted(name)} HAVING max(id) IS NOT NULL`,
            [quoted(name)],
          );
        }
      },
      keep: async () => {
        await client.query("COMMIT");
        await client.query("ANALYZE");
      },
    };
  } catch (error) {
    await client.end();
    throw error;
  }
}
