import type { Payload } from "payload";
import { overwriteDeleted } from "./leave-no-traces.ts";

type Rows = Record<string, unknown>[];
/** A statement of the query builder that answers rows, made but not sent. */
export type Statement = PromiseLike<Rows>;
type Waiting = { statement: Statement; resolve: (rows: Rows) => void; reject: (error: unknown) => void };
type Sqlite = {
  batch: (statements: Statement[]) => Promise<Rows[]>;
  $client: {
    transaction: (mode: "deferred") => Promise<{ close: () => void }>;
    execute: (statement: string) => Promise<unknown>;
  };
};

/**
 * Statements are gathered for as long as the last commit took: the slower the disk, the more share one wait for it. At
 * least the posts of a moment share it, and no donor notices the most.
 */
const gatherMs = { least: 3, most: 25 };
const lastCommitMs = new WeakMap<Payload, number>();
const waiting = new WeakMap<Payload, Waiting[]>();

const isSqlite = (drizzle: object): drizzle is Sqlite => "batch" in drizzle && "$client" in drizzle;

/**
 * Leaves the connection for a new one. The driver keeps a statement that found the database locked open until it is
 * collected, and as long as it is open nothing on its connection can be committed.
 */
async function reconnect(payload: Payload, drizzle: Sqlite) {
  const { $client } = drizzle;
  const transaction = await $client.transaction("deferred");
  transaction.close();
  await $client.execute(`PRAGMA busy_timeout = ${payload.db.busyTimeout}`);
  await overwriteDeleted(drizzle);
}

const isLeftOpen = (error: unknown) => error instanceof Error && /statements in progress/.test(error.message);

async function commit(payload: Payload, drizzle: Sqlite) {
  const together = waiting.get(payload) ?? [];
  waiting.delete(payload);
  const run = () => drizzle.batch(together.map(({ statement }) => statement));
  const begunAt = performance.now();
  try {
    const answers = await run().catch(async (error: unknown) => {
      await reconnect(payload, drizzle);
      if (isLeftOpen(error)) return run();
      throw error;
    });
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
