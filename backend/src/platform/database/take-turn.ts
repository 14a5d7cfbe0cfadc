import { sql } from "@payloadcms/db-postgres";
import type { Payload } from "payload";

/** What is done by one process at a time; any numbers, the same for every process of ours. */
const turns = {
  "upgrade the database": 5_021,
  "take jobs": 5_022,
  "queue jobs": 5_023,
  "make the first administrator": 5_024,
  "prepare the database": 5_025,
  "move in": 5_026,
};
type Turn = keyof typeof turns;

type Rows = { rows: Record<string, unknown>[] };
type Connection = {
  execute?: (statement: unknown) => Promise<Rows>;
  run?: (statement: unknown) => Promise<unknown>;
};

/** The lock of Postgres that lasts until the end of the transaction: also behind a pool that lends connections by transaction. */
export const lockOf = (turn: Turn) => sql`SELECT pg_advisory_xact_lock(${turns[turn]})`;
/** The same for whoever would rather not wait: whether it was given. */
export const lockIfFree = (turn: Turn) => sql`SELECT pg_try_advisory_xact_lock(${turns[turn]}) AS taken`;

type Transactions = {
  transaction: (work: (connection: Required<Connection>) => Promise<void>) => Promise<void>;
};

/**
 * Does long work that no other process does at the same time; one that comes second waits, and is told so by `waits`. It is no transaction
 * of that work: a connection to Postgres stands still meanwhile, and so the turn ends with the process, however that ends. A file
 * has one process at work on it anyway.
 */
export async function whileAlone(
  { db }: Pick<Payload, "db">,
  { turn, waits }: { turn: Turn; waits: () => void },
  work: () => Promise<void>,
): Promise<void> {
  if (db.name !== "postgres") return work();
  await (db.drizzle as unknown as Transactions).transaction(async (connection) => {
    const { rows } = await connection.execute(lockIfFree(turn));
    if (!rows[0]?.taken) {
      waits();
      await connection.execute(lockOf(turn));
    }
    await work();
  });
}

/**
 * From here to the end of the transaction no other process, nor anybody else in this one, is past this line for the same turn. What is
 * read after it is what the one before has left. SQLite has one writer at a time anyway, so to write is to take the turn.
 */
export async function takeTurn(
  { db }: Pick<Payload, "db">,
  transactionId: unknown,
  turn: Turn,
): Promise<void> {
  const connection = db.sessions?.[String(transactionId)]?.db as Connection | undefined;
  if (connection?.execute) await connection.execute(lockOf(turn));
  else if (connection?.run) await connection.run(sql`UPDATE payload_kv SET key = key WHERE 1 = 0`);
  else throw new Error(`Only within a transaction: ${turn}`);
}
