import type { AsyncLocalStorage } from "node:async_hooks";
import type { Client, InStatement } from "@libsql/client";
import type { OpenTransaction } from "./open-transaction.ts";
import { sqliteConnection } from "./sqlite-connection.ts";
import { isRead, sqliteTransaction } from "./sqlite-transaction.ts";
import { writingTurns } from "./writing-turns.ts";

export type SqliteClient = Client & {
  /** Closes it when whoever writes is done. */
  closeInTurn(): Promise<void>;
};

/**
 * A client for the query builder with transactions that hold under load: two connections to the same file, one for
 * statements that stand alone and one for transactions, whose writers take turns. Reads never wait.
 */
export async function sqliteClient({
  url,
  busyTimeoutMs,
  idleMs,
  current,
  onGivenUp,
}: {
  url: string;
  /** How long a writer of another process is waited for, asked for with each new connection. */
  busyTimeoutMs: () => number;
  idleMs: number;
  /** The transaction of the code that asks. */
  current: AsyncLocalStorage<OpenTransaction>;
  onGivenUp: (lastStatement: string) => void;
}): Promise<SqliteClient> {
  const statements = await sqliteConnection(url, busyTimeoutMs);
  const transactions = await sqliteConnection(url, busyTimeoutMs);
  const turns = writingTurns(current);
  let closed = false;

  async function inTurn<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer> {
    const endTurn = await turns.take(undefined);
    try {
      return await statements.use(work);
    } finally {
      endTurn();
    }
  }

  const close = () => {
    closed = true;
    statements.close();
    transactions.close();
  };

  return {
    protocol: "file",
    get closed() {
      return closed;
    },
    execute: (statement: InStatement) => {
      const run = (client: Client) => client.execute(statement);
      return isRead(typeof statement === "string" ? statement : statement.sql)
        ? statements.use(run)
        : inTurn(run);
    },
    batch: (together) => inTurn((client) => client.batch(together, "write")),
    migrate: (together) => inTurn((client) => client.migrate(together)),
    executeMultiple: (sql) => inTurn((client) => client.executeMultiple(sql)),
    sync: () => statements.use((client) => client.sync()),
    transaction: async () =>
      sqliteTransaction({ statements, transactions, turns, idleMs, onGivenUp }, current.getStore()),
    close,
    async closeInTurn() {
      const endTurn = await turns.take(undefined);
      close();
      endTurn();
    },
  };
}
