import type { Payload } from "payload";

async function after(payload: Payload, evenRolledBack: boolean, work: () => unknown): Promise<void> {
  const transaction = payload.db.currentTransaction.getStore();
  if (!transaction || transaction.ended) await work();
  else transaction.waiting.push({ work, evenRolledBack });
}

/**
 * Does `work` when the transaction within which it is asked for is committed, and never when it is rolled back; at once
 * where there is none. For what must not be seen before the save, or must not be lost with it. An error of `work` after a
 * commit is logged: the save is done.
 */
export const afterCommit = (payload: Payload, work: () => unknown): Promise<void> =>
  after(payload, false, work);

/** As `afterCommit`, and also when the transaction is rolled back. */
export const afterTransaction = (payload: Payload, work: () => unknown): Promise<void> =>
  after(payload, true, work);
