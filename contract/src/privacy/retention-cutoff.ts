import { bankTimeZone } from "../constants.ts";
import { dayIn, instantAt } from "../zone-clock.ts";
import type { Term } from "./retention-rule.ts";

const hourMs = 60 * 60_000;

/** Day from which on gifts are still kept, `YYYY-MM-DD`: the first of a year on the bank's calendar. */
export function firstKeptDay({ count }: Pick<Term, "count">, now: Date): string {
  return `${Number(dayIn(now, bankTimeZone).slice(0, 4)) - count}-01-01`;
}

/** What was last touched before this moment is due. */
export function retentionCutoff(term: Term, now: Date): Date {
  if (term.afterYearEnd) return instantAt(firstKeptDay(term, now), "00:00", bankTimeZone);
  if (term.unit === "hour") return new Date(now.getTime() - term.count * hourMs);
  if (term.unit === "day") return new Date(now.getTime() - term.count * 24 * hourMs);
  const cutoff = new Date(now);
  cutoff.setUTCFullYear(now.getUTCFullYear() - term.count);
  return cutoff;
}
