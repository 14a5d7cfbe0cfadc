import type { Payload } from "payload";

type Rows = Record<string, unknown>[];
/** A statement of the query builder that answers rows, made but not sent. */
export type Statement = PromiseLike<Rows>;
type Waiting = { statement: Statement; resolve: (rows: Rows) => void; reject: (error: unknown) => void };
type Batching = { batch: (statements: Statement[]) => Promise<Rows[]> };

/** Long enough to gather the posts of a moment, and short beside one commit to a disk. */
const gatherMs = 3;
const waiting = new WeakMap<Payload, Waiting[]>();

const batches = (drizzle: object): drizzle is Batching => "batch" in drizzle;

async function commit(payload: Payload, drizzle: Batching) {
  const together = waiting.get(payload) ?? [];
  waiting.delete(payload);
  try {
    const answers = await drizzle.batch(together.map(({ statement }) => statement));
    for (const [index, { resolve }] of together.entries()) resolve(answers[index] ?? []);
  } catch (error) {
    // Nothing of the transaction was kept, so it is the truth for each of them.
    for (const { reject } of together) reject(error);
  }
}

/**
 * Runs a statement and answers when it is on the disk. SQLite has one writer, and each commit waits for the disk, so
 * statements that come within a few milliseconds share one transaction. Postgres does the same by itself.
 */
export function commitTogether(payload: Payload, statement: Statement): Promise<Rows> {
  const { drizzle } = payload.db;
  if (!batches(drizzle)) return Promise.resolve(statement);
  return new Promise((resolve, reject) => {
    const together = waiting.get(payload);
    if (together) return together.push({ statement, resolve, reject });
    waiting.set(payload, [{ statement, resolve, reject }]);
    setTimeout(() => void commit(payload, drizzle), gatherMs);
  });
}
