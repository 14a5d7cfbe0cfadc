import type { AsyncLocalStorage } from "node:async_hooks";
import type { OpenTransaction } from "./open-transaction.ts";

/** Ends a turn; the next writer begins. */
export type EndTurn = () => void;

export type WritingTurns = {
  /** Answers when nobody else writes. A writer within `transaction` that waits for that very one is refused at once. */
  take(transaction: OpenTransaction | undefined): Promise<EndTurn>;
};

/** Whether work of `transaction` waits for `holder` while `holder` waits for it. */
function isWithin(transaction: OpenTransaction | undefined, holder: OpenTransaction): boolean {
  for (let each = transaction; each; each = each.within) if (each === holder) return true;
  return false;
}

/**
 * One writer of this process after the other, in the order in which they ask. SQLite has one writer, and its driver is
 * synchronous: a statement that waits for a lock holds up the whole process, and with it the transaction that has the lock.
 */
export function writingTurns(current: AsyncLocalStorage<OpenTransaction>): WritingTurns {
  let holder: OpenTransaction | undefined;
  let last: Promise<void> = Promise.resolve();
  return {
    async take(transaction) {
      const asking = transaction ?? current.getStore();
      if (holder && isWithin(asking, holder)) {
        throw new Error(
          "A write within a transaction that is not part of it would wait for itself: hand its `req` on, or use `afterCommit`.",
        );
      }
      const before = last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      await before;
      holder = transaction;
      return () => {
        holder = undefined;
        resolve();
      };
    },
  };
}
