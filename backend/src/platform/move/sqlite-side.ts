import { existsSync } from "node:fs";
import { chmod, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type Client, createClient, type InValue } from "@libsql/client";
import type { MigrateUpArgs } from "@payloadcms/db-sqlite";
import { drizzle } from "@payloadcms/db-sqlite/drizzle/libsql";
import { migrations } from "../../migrations/sqlite/index.ts";
import { sqliteValue } from "./column-text.ts";
import {
  answerOf,
  isMoved,
  type Row,
  rowOf,
  rowsAtOnce,
  type Source,
  type Table,
  type Target,
} from "./sides.ts";

export const sqliteMigrations: string[] = migrations.map(({ name }) => name);

const fileOf = (url: string) => path.resolve(url.replace(/^file:/, ""));

const quoted = (name: string) => `"${name}"`;
const columnNames = ({ columns }: Table) => columns.map(({ name }) => quoted(name)).join(", ");

function sourceOn(client: Client): Source {
  const values = async (statement: string, args: InValue[] = []) =>
    (await client.execute({ sql: statement, args })).rows;
  return {
    migrations: async () =>
      (await values("SELECT name FROM payload_migrations ORDER BY name")).map(({ name }) => String(name)),
    tables: async () => undefined,
    columns: async () =>
      (
        await values(
          "SELECT t.name AS place, c.name FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'",
        )
      )
        .filter(({ place }) => isMoved(String(place)))
        .map(({ place, name }) => `${place}.${name}`),
    async *rows(table) {
      const select = `SELECT ${columnNames(table)} FROM ${quoted(table.name)}`;
      let after: InValue | undefined;
      while (true) {
        const found = await values(
          `${select} ${after === undefined ? "" : "WHERE id > ?"} ORDER BY id LIMIT ${rowsAtOnce}`,
          after === undefined ? [] : [after],
        );
        if (found.length > 0) yield found.map((row) => rowOf(table, Array.from(row)));
        if (found.length < rowsAtOnce) return;
        after = found.at(-1)?.[0];
      }
    },
    ask: async (statement) => {
      const { columns, rows } = await client.execute(statement);
      return answerOf(Object.fromEntries(columns.map((name, index) => [name, rows[0]?.[index]])));
    },
    close: async () => client.close(),
  };
}

/** Keys that lead to rows which are not there, by table. */
async function requireWholeKeys(client: Client) {
  const { rows } = await client.execute("PRAGMA foreign_key_check");
  const tables = [...new Set(rows.map((row) => `${row.table} → ${row.parent}`))];
  if (tables.length > 0)
    throw new Error(`${rows.length} rows lead to rows that are not there (${tables.join(", ")})`);
}

/**
 * Opens a SQLite database as one that is moved. Nobody else can open it meanwhile, not even to read.
 *
 * @throws Error of one line when somebody has it open already.
 */
export async function sqliteSource(url: string): Promise<Source> {
  if (!existsSync(fileOf(url))) throw new Error(`there is no database at ${fileOf(url)}`);
  const client = createClient({ url });
  try {
    // In this mode each process that has the file open is in the way of another, also one that is idle.
    await client.execute("PRAGMA locking_mode = EXCLUSIVE");
    await client.execute("BEGIN IMMEDIATE");
  } catch (error) {
    client.close();
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new Error("the system is running on this database: stop it first");
    throw error;
  }
  await requireWholeKeys(client);
  return sourceOn(client);
}

/** Makes the tables, and removes what a migration may have written into an empty database. */
async function makeTables(client: Client) {
  const db = drizzle(client);
  for (const { name, up } of migrations) {
    // Of what a migration may be given, those of ours take the connection alone.
    await up({ db } as unknown as MigrateUpArgs);
    await client.execute({ sql: "INSERT INTO payload_migrations (name, batch) VALUES (?, 1)", args: [name] });
  }
  const { rows } = await client.execute("SELECT name FROM sqlite_master WHERE type = 'table'");
  for (const { name } of rows)
    if (isMoved(String(name))) await client.execute(`DELETE FROM ${quoted(String(name))}`);
}

/** SQLite takes this many values with one statement, and more. */
const mostValues = 30_000;

/** Makes a SQLite database in a new file, which has its name once it is kept. */
export async function sqliteTarget(url: string): Promise<Target> {
  const file = fileOf(url);
  if (existsSync(file)) throw new Error(`there is a file ${file} already`);
  const draft = `${file}.part`;
  await rm(draft, { force: true });
  const client = createClient({ url: `file:${draft}` });
  const close = async () => {
    if (!client.closed) client.close();
    for (const left of [draft, `${draft}-journal`]) await rm(left, { force: true });
  };
  try {
    await client.execute("PRAGMA foreign_keys = OFF");
    await client.execute("BEGIN IMMEDIATE");
    await makeTables(client);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...sourceOn(client),
    async write(table, rows) {
      const most = Math.floor(mostValues / table.columns.length);
      const row = `(${table.columns.map(() => "?").join(", ")})`;
      for (let from = 0; from < rows.length; from += most) {
        const part: Row[] = rows.slice(from, from + most);
        await client.execute({
          sql: `INSERT INTO ${quoted(table.name)} (${columnNames(table)}) VALUES ${part.map(() => row).join(", ")}`,
          args: part.flatMap((values) =>
            table.columns.map(({ kind }, index) => sqliteValue(kind, values[index] ?? null)),
          ),
        });
      }
    },
    complete: () => requireWholeKeys(client),
    async keep() {
      await client.execute("COMMIT");
      client.close();
      await chmod(draft, 0o600);
      await rename(draft, file);
    },
    close,
  };
}
