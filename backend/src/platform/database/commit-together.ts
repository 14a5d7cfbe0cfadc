import type { Payload } from "payload";

type Rows = Record<string, unknown>[];
/** A statement of the query builder that answers rows, made but not sent. */
export type Statement = PromiseLike<Rows>;
type Waiting = { statement: Statement; resolve: (rows: Rows) => void; reject: (error: unknown) => void };
type Sqlite = {
  batch: (statements: Statement[]) => Promise<Rows[]>;
};

/**
 * Statements are gathered for as long as the last commit took: the slower the disk, the more share one wait for it. At
 * least the posts of a moment share it, and no donor notices the most.
 */
const gatherMs = { least: 3, most: 25 };
const lastCommitMs = new WeakMap<Payload, number>();
const waiting = new WeakMap<Payload, Waiting[]>();

const isSqlite = (drizzle: object): drizzle is Sqlite => "batch" in drizzle;

async function commit(payload: Payload, drizzle: Sqlite) {
  const together = waiting.get(payload) ?? [];
  waiting.delete(payload);
  const begunAt = performance.now();
  try {
    const answers = await drizzle.batch(together.map(({ statement }) => statement));
    for (const [index, { resolve }] of together.entries()) resolve(answers[index] ?? []);
  } catch (error) {
    // Nothing of the transaction was kept, so it is the truth for each of them.
    for (const { reject } of together) reject(error);
  } finally {
    lastCommitMs.set(payload, performance.now() - begunAt);
  }
}

/**
 * Runs a statement and answers when it is on the disk. SQLite has one writer, and each commit waits for the disk, so
 * statements that come shortly after each other share one transaction. Postgres does the same by itself.
 */
export function commitTogether(payload: Payload, statement: Statement): Promise<Rows> {
  const { drizzle } = payload.db;
  if (!isSqlite(drizzle)) return Promise.resolve(statement);
  return new Promise((resolve, reject) => {
    const together = waiting.get(payload);
    if (together) return together.push({ statement, resolve, reject });
    waiting.set(payload, [{ statement, resolve, reject }]);
    const pause = Math.max(gatherMs.least, Math.min(lastCommitMs.get(payload) ?? 0, gatherMs.most));
    setTimeout(() => void commit(payload, drizzle), pause);
  });
}
