import { postgresMigrations, postgresSource, postgresTarget } from "./postgres-side.ts";
import type { Row, Source, Table, Target } from "./sides.ts";
import { sqliteMigrations, sqliteSource, sqliteTarget } from "./sqlite-side.ts";

/** What is added up in both databases by a statement that both know. */
export type Sum = { of: string; statement: string };
export type Moved = { tables: { name: string; rows: number }[]; sums: { of: string; is: string }[] };

const isSqlite = (url: string) => url.startsWith("file:");

async function requireThisVersion(source: Source, known: string[]) {
  const had = await source.migrations();
  const newer = had.find((name) => !known.includes(name));
  if (newer) throw new Error(`the database is of a newer version of the system (${newer})`);
  const missing = known.find((name) => !had.includes(name));
  if (missing)
    throw new Error(
      `the database is of an older version of the system (without ${missing}): start this version on it once`,
    );
}

async function requireSameColumns(source: Source, target: Target) {
  const [before, after] = [await source.columns(), await target.columns()];
  const odd = [
    ...before.filter((name) => !after.includes(name)),
    ...after.filter((name) => !before.includes(name)),
  ];
  if (odd.length > 0) throw new Error(`the databases differ in ${odd.slice(0, 5).join(", ")}`);
}

/** The rows of a table one by one. */
async function* oneByOne(side: Source, table: Table): AsyncGenerator<Row> {
  for await (const rows of side.rows(table)) yield* rows;
}

/** Reads a table in both databases side by side, each value of each row. */
async function requireSameRows(source: Source, target: Source, table: Table): Promise<number> {
  const there = oneByOne(target, table);
  let count = 0;
  for await (const row of oneByOne(source, table)) {
    const { value: copy } = await there.next();
    const odd = table.columns.find((_, index) => row[index] !== copy?.[index]);
    if (odd) throw new Error(`${table.name}.${odd.name} of ${row[0]} is not the same in both databases`);
    count += 1;
  }
  if (!(await there.next()).done) throw new Error(`${table.name} has more rows than before`);
  return count;
}

async function requireSameSums(source: Source, target: Source, sums: Sum[]): Promise<Moved["sums"]> {
  const same: Moved["sums"] = [];
  for (const { of, statement } of sums) {
    const [before, after] = [await source.ask(statement), await target.ask(statement)];
    if (before !== after) throw new Error(`${of}: ${before} before, ${after} after`);
    same.push({ of, is: after });
  }
  return same;
}

type Open = { source: Source; target: Target; tables: Table[] };

async function copyAndCompare({ source, target, tables }: Open, sums: Sum[], tell: (line: string) => void) {
  await requireSameColumns(source, target);
  tell(`Copying ${tables.length} tables …`);
  for (const table of tables) for await (const rows of source.rows(table)) await target.write(table, rows);
  tell("Setting keys between tables and the next ids …");
  await target.complete(tables);
  tell("Comparing each value of each row in both databases …");
  const moved: Moved["tables"] = [];
  for (const table of tables)
    moved.push({ name: table.name, rows: await requireSameRows(source, target, table) });
  return { tables: moved, sums: await requireSameSums(source, target, sums) };
}

/**
 * Copies a SQLite database into an empty Postgres one, or a Postgres database into a new SQLite file: each row with its id. The target is
 * there whole and compared, or not at all.
 *
 * @throws Error of one line.
 */
export async function moveDatabase(
  { from, to, sums }: { from: string; to: string; sums: Sum[] },
  tell: (line: string) => void,
): Promise<Moved> {
  if (isSqlite(from) === isSqlite(to))
    throw new Error("a database is moved from SQLite to Postgres, or from Postgres to SQLite");
  const source = await (isSqlite(from) ? sqliteSource(from) : postgresSource(from));
  try {
    await requireThisVersion(source, isSqlite(from) ? sqliteMigrations : postgresMigrations);
    const target = await (isSqlite(to) ? sqliteTarget(to) : postgresTarget(to));
    try {
      const tables = (await source.tables()) ?? (await target.tables()) ?? [];
      const moved = await copyAndCompare({ source, target, tables }, sums, tell);
      await target.keep();
      return moved;
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
