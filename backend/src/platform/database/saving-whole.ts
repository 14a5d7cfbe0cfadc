import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { BaseDatabaseAdapter, DatabaseAdapterObj } from "payload";
import { errorFacts } from "../log/error-facts.ts";
import type { OpenTransaction } from "./open-transaction.ts";
import { takeTurn } from "./take-turn.ts";

/** What both dialects' query builders have. */
type Drizzle = { transaction: (work: (connection: unknown) => Promise<void>) => Promise<void> };

type UpdateJobs = BaseDatabaseAdapter["updateJobs"];
type Adapter = BaseDatabaseAdapter & { drizzle: Drizzle; initializing: Promise<void> };

declare module "payload" {
  interface BaseDatabaseAdapter {
    /** The transaction of the code that asks, see `afterCommit`. */
    currentTransaction: AsyncLocalStorage<OpenTransaction>;
  }
}

const rolledBack = new Error("rolled back");

/**
 * The same adapter, each of whose saves is whole or not at all. The library's own way is to take a commit that failed for one
 * that went well, to know nothing of what is to happen after it, and to leave the transaction open in which a job could not be
 * written: ten of them, as in 20 s of a full disk, were all connections to Postgres. Nor do two processes ever take the same job.
 */
export const savingWhole = <Database extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<Database>,
): DatabaseAdapterObj<Database> => ({
  ...adapter,
  init: (given) => {
    const database = adapter.init(given);
    beginAndEnd(database as unknown as Adapter);
    return database;
  },
});

function beginAndEnd(database: Adapter) {
  const current = new AsyncLocalStorage<OpenTransaction>();
  const open = new Map<string | number, OpenTransaction>();
  database.currentTransaction = current;

  // What runs after the call, here and in those who wait for it, is within the transaction. So nothing may come before this.
  database.beginTransaction = () => {
    const within = current.getStore();
    const transaction = { within: within?.ended ? undefined : within, ended: false, waiting: [] };
    current.enterWith(transaction);
    return begin(transaction);
  };

  async function begin(transaction: OpenTransaction) {
    await database.initializing;
    const ready = Promise.withResolvers<unknown>();
    const decided = Promise.withResolvers<void>();
    const done = database.drizzle.transaction((connection) => {
      ready.resolve(connection);
      return decided.promise;
    });
    done.catch(ready.reject);
    const id = randomUUID();
    const session = {
      db: await ready.promise,
      resolve: () => {
        decided.resolve();
        return done;
      },
      reject: () => {
        decided.reject(rolledBack);
        return done.catch((error: unknown) => {
          if (error !== rolledBack) throw error;
        });
      },
    };
    database.sessions ??= {};
    database.sessions[id] = session;
    open.set(id, transaction);
    return id;
  }

  async function end(given: Parameters<Adapter["commitTransaction"]>[0], how: "resolve" | "reject") {
    const id = await given;
    const session = database.sessions?.[id];
    const transaction = open.get(id);
    // Ended already: whoever uses a transaction of another may end it too.
    if (!session || !transaction) return;
    delete database.sessions?.[id];
    open.delete(id);
    let committed = false;
    try {
      await session[how]();
      committed = how === "resolve";
    } finally {
      transaction.ended = true;
      await goOnAfter(transaction, committed);
    }
  }

  async function goOnAfter({ waiting }: OpenTransaction, committed: boolean) {
    for (const { work, evenRolledBack } of waiting) {
      if (!committed && !evenRolledBack) continue;
      try {
        await work();
      } catch (error) {
        database.payload.logger.error({ error: errorFacts(error) }, "something after a save went wrong");
      }
    }
  }
  database.commitTransaction = (id) => end(id, "resolve");
  database.rollbackTransaction = (id) => end(id, "reject");

  const updateJobs: UpdateJobs = database.updateJobs.bind(database);
  database.updateJobs = async (asked) => {
    const id = asked.req?.transactionID;
    try {
      // Whoever takes jobs reads which are waiting and then marks them: two at once would take the same.
      if (asked.data.processing === true && id !== undefined)
        await takeTurn({ db: database.payload.db }, await id, "take jobs");
      return await updateJobs(asked);
    } catch (error) {
      if (id !== undefined) await database.rollbackTransaction(id);
      throw error;
    }
  };
}
