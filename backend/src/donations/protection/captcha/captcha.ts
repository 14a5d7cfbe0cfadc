import type { CollectionConfig, Payload } from "payload";
import { ownRecords } from "../../../access/collection-access.ts";
import type { UsedHumanCheck } from "../../../payload-types.ts";
import { isUniqueViolation } from "../../../platform/database/unique-violation.ts";

/** Tells people from scripts. Each check is good for one donation. */
export type Captcha = { verify(attempt: Attempt): Promise<CaptchaResult> };

/** How much trouble the form is in: declines of the last hour, and whether staff have switched attack mode on. */
export type Pressure = { declines: number; attackMode: boolean };

export type Attempt = { token: string; key: string; ip: string; now: Date; pressure: Pressure };

/**
 * How sure a check is. `too-easy`: good in itself, but less than is asked for now. `strong` took enough work to be let in while
 * many payments are being declined, `hardest` enough for the throttle.
 */
export type Verdict = "failed" | "too-easy" | "plain" | "strong" | "hardest";

/**
 * `proof` is unique to a check that is spent by writing it on the donation's row, where an index keeps it unique. `score`
 * (0 to 1) is how sure a service is of a person.
 */
export type CaptchaResult = { verdict: Verdict; proof: string | null; score?: number };

/** Solved captchas that were used, until they expire: the unique index makes each good for one attempt. */
export const usedCaptchas: CollectionConfig = {
  slug: "used-human-checks",
  graphQL: false,
  access: ownRecords,
  admin: { hidden: true },
  timestamps: false,
  fields: [
    { name: "check", type: "text", required: true, unique: true },
    { name: "usedFor", type: "text", required: true },
    { name: "expiresAt", type: "date", required: true, index: true },
  ],
};

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
