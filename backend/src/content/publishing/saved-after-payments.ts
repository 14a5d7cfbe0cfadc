import type { CollectionConfig, GlobalConfig, Payload, PayloadRequest } from "payload";
import { paymentsFirstOf } from "../../platform/jobs/payments-first.ts";

/**
 * How long content makes way for donors at most. While one gift follows the other, a save takes so much longer, and what was
 * published is on the sites so much later. On Postgres, where several sites are to have it within two seconds, donors are at
 * several backends, and a read takes from one of them.
 */
const limitsMs = { save: 1_000, read: 2_000, readOnPostgres: 1_000 } as const;

/** Waits while donors wait for their answer: a save of a page takes the process as long as several gifts, all content thirty. */
export const yieldToPayments = (payload: Payload, what: "save" | "read"): Promise<void> =>
  paymentsFirstOf(payload).quiet(
    limitsMs[what === "read" && payload.db.name === "postgres" ? "readOnPostgres" : what],
  );

const saves: ReadonlySet<string> = new Set(["create", "update", "delete", "restoreVersion"]);

/** Before its first write a save has no turn of the database, so nobody else waits with it. */
async function wait({ operation, req }: { operation: string; req: PayloadRequest }): Promise<void> {
  if (req.user && saves.has(operation)) await yieldToPayments(req.payload, "save");
}

/** The collection, whose saves by staff wait for donors. */
export const savedAfterPayments = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [wait, ...(collection.hooks?.beforeOperation ?? [])] },
});

/** The global, likewise. */
export const globalSavedAfterPayments = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: { ...global.hooks, beforeOperation: [wait, ...(global.hooks?.beforeOperation ?? [])] },
});
