import type { Payload, PayloadRequest } from "payload";

/** A transaction between its beginning and its end, as the code that runs within it finds it. */
export type OpenTransaction = {
  /** The one in whose midst it was begun, if any. */
  within: OpenTransaction | undefined;
  ended: boolean;
  /** What waits for its end, see `afterCommit` and `afterTransaction`. */
  waiting: { work: () => unknown; evenRolledBack: boolean }[];
};

type Connection = Payload["db"]["drizzle"];

/** What runs a statement of our own as part of the save that `req` is about; outside of one, a statement alone. */
export async function connectionOf({ payload, transactionID }: PayloadRequest): Promise<Connection> {
  const id = await transactionID;
  const session = id ? payload.db.sessions?.[id] : undefined;
  return (session?.db as Connection | undefined) ?? payload.db.drizzle;
}
