import type { Payload } from "payload";
import { isUniqueViolation } from "../../platform/database/unique-violation.ts";

/** Adds one to a counter that is there, or begins it; of two who begin it at the same time, both count. */
export async function countUp(payload: Payload, counter: string, expiresAt: string): Promise<void> {
  const add = () =>
    payload.db.updateOne({
      collection: "protection-counters",
      where: { key: { equals: counter } },
      data: { count: { $inc: 1 } },
      options: { atomic: true },
    });
  if (await add()) return;
  try {
    await payload.db.create({
      collection: "protection-counters",
      data: { key: counter, count: 1, expiresAt },
      returning: false,
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await add();
  }
}
