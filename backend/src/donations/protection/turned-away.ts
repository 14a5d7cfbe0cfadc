import { and, gt, like, type SQL, sql } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { dayLimits } from "./day-limits.ts";
import { declineLimits } from "./limits.ts";

/** What the limits hold up at present, as far as it is counted: whoever is refused before a card is tried is not. */
type TurnedAway = {
  /** Networks, cards and email addresses that had so many declines that they are refused until the hour is over. */
  addresses: number;
  cards: number;
  emails: number;
  /** Of today (universal time): e-cards and monthly sign-ups that were more than one donor or one day may have. */
  ecards: number;
  signUps: number;
};

/** One statement over the counters that still count. */
export async function turnedAway(payload: Payload, now: Date): Promise<TurnedAway> {
  const counters = tableOf(payload, "protection-counters");
  const reached = (by: keyof typeof declineLimits): SQL<number> =>
    sql<number>`sum(case when ${and(like(counters.key, `${by}:%`), sql`${counters.count} >= ${declineLimits[by]}`)} then 1 else 0 end)`;
  const over = (what: keyof typeof dayLimits): SQL<number> =>
    sql<number>`sum(case when ${and(like(counters.key, `${what}:%`), gt(counters.count, dayLimits[what]))} then ${counters.count} - ${sql.raw(String(dayLimits[what]))} else 0 end)`;
  const [found] = await payload.db.drizzle
    .select({
      addresses: reached("ip"),
      cards: reached("card"),
      emails: reached("email"),
      ecardsTo: over("ecardsTo"),
      ecardsByCard: over("ecardsByCard"),
      ecardsByDonor: over("ecardsByDonor"),
      ecardsFromNetwork: over("ecardsFromNetwork"),
      signUps: over("signUpsByDonor"),
    })
    .from(counters)
    .where(gt(counters.expiresAt, now.toISOString()));
  const number = (value: unknown) => Number(value ?? 0);
  return {
    addresses: number(found?.addresses),
    cards: number(found?.cards),
    emails: number(found?.emails),
    ecards:
      number(found?.ecardsTo) +
      number(found?.ecardsByCard) +
      number(found?.ecardsByDonor) +
      number(found?.ecardsFromNetwork),
    signUps: number(found?.signUps),
  };
}
