import type { InStatement, ResultSet, Transaction } from "@libsql/client";
import type { OpenTransaction } from "./open-transaction.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import type { EndTurn, WritingTurns } from "./writing-turns.ts";

/** Whether a statement only reads, which waits for nobody. Whatever is not surely a read counts as a write. */
export const isRead = (sql: string): boolean => /^\s*select\b/i.test(sql);

export type TransactionSetting = {
  /** For what is read before the first write. */
  statements: SqliteConnection;
  /** For one transaction at a time. */
  transactions: SqliteConnection;
  turns: WritingTurns;
  /** How long a transaction that writes may stand still before it is given up. */
  idleMs: number;
  onGivenUp: (lastStatement: string) => void;
};

const sqlOf = (statement: InStatement) => (typeof statement === "string" ? statement : statement.sql);

/** After any other error SQLite may have rolled back by itself, and what comes after would be on its own. */
const leavesTransaction = (error: unknown) =>
  error instanceof Error && "code" in error && /^SQLITE_(CONSTRAINT|ERROR)/.test(String(error.code));

/**
 * A transaction that takes the turn of the writer with its first write and holds it until its end. What it reads before is
 * read as by anybody else. One that stands still for `idleMs` with the turn is rolled back and refuses the rest, so that a
 * save that hangs does not stop all others.
 */
export function sqliteTransaction(
  { statements, transactions, turns, idleMs, onGivenUp }: TransactionSetting,
  transaction: OpenTransaction | undefined,
): Transaction {
  let begun: Promise<EndTurn> | undefined;
  let end: "open" | "committed" | "rolled back" | "given up" = "open";
  let lastStatement = "";
  let clock: NodeJS.Timeout | undefined;

  const refuseAfterEnd = () => {
    if (end !== "open") throw new Error(`The transaction is over: it was ${end}.`);
  };

  async function begin(): Promise<EndTurn> {
    const endTurn = await turns.take(transaction);
    try {
      refuseAfterEnd();
      await transactions.use((client) => client.execute("BEGIN IMMEDIATE"));
    } catch (error) {
      endTurn();
      throw error;
    }
    clock = setTimeout(() => void giveUp(), idleMs).unref();
    return endTurn;
  }

  async function giveUp() {
    onGivenUp(lastStatement);
    await finish("given up");
  }

  async function finish(how: typeof end) {
    end = how;
    clearTimeout(clock);
    const endTurn = await begun?.catch(() => undefined);
    if (!endTurn) return;
    try {
      await transactions.use((client) => client.execute(how === "committed" ? "COMMIT" : "ROLLBACK"));
    } catch (error) {
      if (how !== "committed") return;
      await transactions.use((client) => client.execute("ROLLBACK")).catch(() => undefined);
      throw error;
    } finally {
      endTurn();
    }
  }

  async function write<Answer>(
    statement: string,
    work: (client: Parameters<Parameters<SqliteConnection["use"]>[0]>[0]) => Promise<Answer>,
  ): Promise<Answer> {
    refuseAfterEnd();
    begun ??= begin();
    await begun;
    refuseAfterEnd();
    lastStatement = statement;
    clock?.refresh();
    try {
      return await transactions.use(work);
    } catch (error) {
      if (!leavesTransaction(error)) await finish("rolled back");
      throw error;
    }
  }

  const execute = (statement: InStatement): Promise<ResultSet> => {
    const sql = sqlOf(statement);
    return !begun && end === "open" && isRead(sql)
      ? statements.use((client) => client.execute(statement))
      : write(sql, (client) => client.execute(statement));
  };

  return {
    execute,
    async batch(together) {
      const answers: ResultSet[] = [];
      for (const statement of together) answers.push(await execute(statement));
      return answers;
    },
    executeMultiple: (sql) =>
      // The driver's own rolls back an open transaction after several statements.
      Promise.reject(new Error(`Several statements at once within a transaction: ${sql.slice(0, 80)}`)),
    async commit() {
      refuseAfterEnd();
      await finish("committed");
    },
    async rollback() {
      if (end === "open") await finish("rolled back");
    },
    close() {
      if (end === "open") void finish("rolled back");
    },
    get closed() {
      return end !== "open";
    },
  };
}
