import type { Payload } from "payload";
import type { UsedHumanCheck } from "../../../payload-types.ts";
import { isUniqueViolation } from "../../../platform/database/unique-violation.ts";

/** Marks a solved check as used; false when another attempt has used it before. The unique index decides a race. */
export async function spendOnce(
  payload: Payload,
  use: { check: string; usedFor: string; expiresAt: Date },
): Promise<boolean> {
  try {
    await payload.db.create({
      collection: "used-human-checks",
      data: { ...use, expiresAt: use.expiresAt.toISOString() },
      returning: false,
    });
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const used = await payload.db.findOne<UsedHumanCheck>({
      collection: "used-human-checks",
      where: { check: { equals: use.check } },
    });
    return used?.usedFor === use.usedFor;
  }
}
