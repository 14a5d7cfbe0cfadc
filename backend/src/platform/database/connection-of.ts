import type { Payload, PayloadRequest } from "payload";

type Connection = Payload["db"]["drizzle"];

/** What runs a statement of our own as part of the save that `req` is about; outside of one, a statement alone. */
export async function connectionOf({ payload, transactionID }: PayloadRequest): Promise<Connection> {
  const id = await transactionID;
  const session = id ? payload.db.sessions?.[id] : undefined;
  return (session?.db as Connection | undefined) ?? payload.db.drizzle;
}
