import { firstKeptDay, retentionCutoff } from "@pcf/contract/privacy/retention-cutoff";
import type { Term } from "@pcf/contract/privacy/retention-rule";
import { type RetentionKind, retentionRules } from "@pcf/contract/privacy/retention-rules";

/** @throws Error for a kind that no clock ends. */
export function termOf(kind: RetentionKind): Term {
  const term = retentionRules.find((rule) => rule.kind === kind)?.term;
  if (!term) throw new Error(`Records of the kind ${kind} have no term`);
  return term;
}

/** What was last touched before this moment is due, as databases compare it. */
export const cutoffOf = (kind: RetentionKind, now: Date): string =>
  retentionCutoff(termOf(kind), now).toISOString();

/** Days (`YYYY-MM-DD`) before this one are due. */
export const cutoffDayOf = (kind: RetentionKind, now: Date): string => firstKeptDay(termOf(kind), now);
