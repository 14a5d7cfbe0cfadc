import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";

type Rows = Record<string, unknown>[];

async function ask(payload: Payload, statement: string): Promise<Rows> {
  const drizzle = payload.db.drizzle as unknown as {
    all?: (statement: unknown) => Promise<Rows>;
    execute?: (statement: unknown) => Promise<{ rows: Rows }>;
  };
  const raw = sql.raw(statement);
  return drizzle.all ? drizzle.all(raw) : ((await drizzle.execute?.(raw))?.rows ?? []);
}

/** Tables whose rows belong to a row of another: their own column, and the table that it names. */
function belongings(payload: Payload): { table: string; column: string; parent: string }[] {
  const { rawTables } = payload.db as unknown as {
    rawTables: Record<
      string,
      { name: string; columns: Record<string, { name: string; reference?: { table: string } }> }
    >;
  };
  return Object.values(rawTables).flatMap(({ name: table, columns }) =>
    Object.values(columns).flatMap(({ name: column, reference }) =>
      reference ? [{ table, column, parent: reference.table }] : [],
    ),
  );
}

/** Rows that name a row which is not there, and versions of documents that are not there. */
export async function orphanRows(payload: Payload): Promise<string[]> {
  const faults: string[] = [];
  for (const { table, column, parent } of belongings(payload)) {
    const where = `"${column}" is not null and not exists (select 1 from "${parent}" where "${parent}".id = "${table}"."${column}")`;
    const [row] = await ask(payload, `select count(*) as count from "${table}" where ${where}`);
    if (Number(row?.count) > 0)
      faults.push(`${row?.count} rows of ${table} name a row of ${parent} that is gone`);
  }
  for (const table of ["_pages_v", "_support_groups_v"]) {
    const [row] = await ask(payload, `select count(*) as count from "${table}" where parent_id is null`);
    if (Number(row?.count) > 0) faults.push(`${row?.count} rows of ${table} are versions of nothing`);
  }
  return faults;
}
