import { and, eq } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";

/** Marks one session of an account as one that has given the second factor, and leaves its others alone. */
export async function passSession(
  payload: Payload,
  { account, sid }: { account: number; sid: string },
  now: Date,
): Promise<void> {
  const table = payload.db.tables.users_sessions;
  if (!table) throw new Error("There is no table of sessions");
  await payload.db.drizzle
    .update(table)
    .set({ secondFactorAt: now.toISOString() })
    .where(and(eq(table.id, sid), eq(table._parentID, account)));
}
