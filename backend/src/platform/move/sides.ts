import { type ColumnText, columnText, type Kind } from "./column-text.ts";

type Column = {
  name: string;
  kind: Kind;
  /** As Postgres calls it. */
  type: string;
};
/** A table, whose first column is its id. */
export type Table = { name: string; columns: Column[] };
/** The values of one row in the order of the columns. */
export type Row = ColumnText[];

/** Which migrations it has had, each database knows of itself. */
const ownTables = new Set(["payload_migrations", "applied_migrations"]);
export const isMoved = (table: string): boolean => !ownTables.has(table) && !table.startsWith("sqlite_");

/** How many rows are held in memory at once. */
export const rowsAtOnce = 200;

/** A database as it is at one moment, which nobody else has open. */
export type Source = {
  /** The migrations that it has had. */
  migrations(): Promise<string[]>;
  /** All that is moved, with what its values mean; undefined where the types do not say, as in SQLite. */
  tables(): Promise<Table[] | undefined>;
  /** `table.column` of all that is moved. */
  columns(): Promise<string[]>;
  /** All rows of a table in the order of the bytes of their ids, a number of them at once. */
  rows(table: Table): AsyncGenerator<Row[]>;
  /** The one row that a statement answers, for which both databases have the same words. */
  ask(statement: string): Promise<string>;
  close(): Promise<void>;
};

/** A database that others see once it is kept. Closed before, it is as it was. */
export type Target = Source & {
  write(table: Table, rows: Row[]): Promise<void>;
  /** What holds for all tables together: keys that lead from one to another, the next ids. */
  complete(tables: Table[]): Promise<void>;
  keep(): Promise<void>;
};

/** @throws Error that names the column and the row. */
export const rowOf = ({ name, columns }: Table, values: unknown[]): Row =>
  columns.map((column, index) => {
    try {
      return columnText(column.kind, values[index]);
    } catch (error) {
      throw new Error(
        `${name}.${column.name} of ${values[0]}: ${error instanceof Error ? error.message : ""}`,
      );
    }
  });

/** Numbers of one row, as both databases spell them. */
export const answerOf = (row: Record<string, unknown> | undefined): string =>
  Object.entries(row ?? {})
    .map(([name, value]) => `${name.replaceAll("_", " ")} ${value === null ? "none" : Number(value)}`)
    .join(", ");
