/**
 * `npm run move -- --to postgres://USER:PASSWORD@HOST/NAME`: copies the database of the settings into an empty one of Postgres, and by `--to file:/PATH` one of
 * Postgres into a new SQLite file. The old one stays as it is. The files of `DATA_DIR` stay where they are.
 */
import { parseArgs } from "node:util";
import { type Moved, moveDatabase, type Sum } from "../platform/move/move-database.ts";

const usage = "Usage: npm run move -- --to postgres://USER:PASSWORD@HOST/NAME, or --to file:/PATH";

/** What the charity would miss first. */
const sums: Sum[] = [
  {
    of: "gifts that went through",
    statement: `SELECT count(*) AS gifts, sum(amount_cents) AS cents, sum(refunded_cents) AS of_them_given_back
      FROM donations WHERE state = 'approved'`,
  },
  {
    of: "receipts",
    statement: `SELECT count(*) AS receipts, min(serial) AS first_number, max(serial) AS last_number,
      max(serial) - min(serial) + 1 - count(DISTINCT serial) AS numbers_left_out, sum(eligible_cents) AS cents FROM receipts`,
  },
  {
    of: "monthly gifts",
    statement: `SELECT count(*) AS gifts, sum(amount_cents) AS cents FROM monthly_gifts`,
  },
  {
    of: "refunds",
    statement: `SELECT count(*) AS refunds, sum(amount_cents) AS cents FROM refunds`,
  },
];

/** A line for each table that is no part of another one, nor holds its versions. Empty ones are passed over. */
function tableLines(tables: Moved["tables"]): string[] {
  const wholes = tables.filter(
    ({ name }) => !name.startsWith("_") && !tables.some((other) => name.startsWith(`${other.name}_`)),
  );
  return wholes.flatMap(({ name, rows }) => {
    const parts = tables
      .filter((table) => table.name.startsWith(`${name}_`) || table.name.startsWith(`_${name}_v`))
      .reduce((sum, table) => sum + table.rows, 0);
    if (rows + parts === 0) return [];
    return `${String(rows).padStart(9)}  ${name}${parts > 0 ? `, and ${parts} rows of parts and versions` : ""}`;
  });
}

async function move(to: string) {
  const startedAt = performance.now();
  const { env } = await import("../env.ts");
  const { tables, sums: same } = await moveDatabase({ from: env.DATABASE_URL, to, sums }, (line) =>
    console.log(line),
  );
  for (const line of tableLines(tables)) console.log(line);
  for (const { of, is } of same) console.log(`${of}: ${is}`);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n${rows} rows moved in ${seconds} s; every value is the same in both databases.`);
  console.log(
    "Now set DATABASE_URL to the address that you gave, then npm start. The old database is as it was.",
  );
}

process.umask(0o077);
try {
  const { to } = parseArgs({ options: { to: { type: "string" } } }).values;
  if (!to || !/^(file:|postgres(ql)?:)/.test(to)) throw new Error(usage);
  await move(to).catch((error: unknown) => {
    throw new Error(`Nothing was moved: ${error instanceof Error ? error.message : String(error)}`);
  });
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
