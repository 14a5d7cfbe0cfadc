import { access, constants } from "node:fs/promises";
import type { Payload } from "payload";
import { env } from "./env.ts";

export type Health = { ok: boolean; degraded: string[] };

/** Whether the backend can serve, and what does not work as it should. Without the database it cannot. */
export async function health(connect: () => Promise<Payload>): Promise<Health> {
  try {
    const payload = await connect();
    await payload.count({ collection: "users" });
  } catch {
    return { ok: false, degraded: ["database: does not answer"] };
  }
  const writable = await access(env.DATA_DIR, constants.W_OK).then(
    () => true,
    () => false,
  );
  return { ok: true, degraded: writable ? [] : ["data folder: cannot be written"] };
}
