import type { Payload } from "payload";
import { env } from "../env.ts";
import { migrationsFor } from "../platform/database/database.ts";
import { isStopping } from "../platform/jobs/drain-before-stop.ts";
import type { Health } from "./health.ts";

export type Readiness = { ready: boolean; causes: string[] };

/** Migrations of this version that the database has not run. Those that it has run of a newer one do no harm. */
async function missingMigrations(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    collection: "payload-migrations",
    pagination: false,
    depth: 0,
    select: { name: true },
  });
  const run = new Set(docs.map(({ name }) => name));
  return migrationsFor(env.DATABASE_URL).flatMap(({ name }) => (run.has(name) ? [] : [name]));
}

/**
 * Whether a proxy may send requests here, and each cause why not, in words. What is merely degraded, such as mails that wait, is
 * none: taking this process away would not mend it. `health` is what it says of itself.
 */
export async function readiness(payload: Payload, health: () => Promise<Health>): Promise<Readiness> {
  const { ok, degraded } = await health();
  const missing = ok ? await missingMigrations(payload) : [];
  const causes = [
    ...(isStopping() ? ["stopping: this backend is asked to end"] : []),
    ...degraded.filter((line) => line.startsWith("database: ")),
    ...missing.map((name) => `database: the migration ${name} has not run`),
  ];
  return { ready: causes.length === 0, causes };
}
