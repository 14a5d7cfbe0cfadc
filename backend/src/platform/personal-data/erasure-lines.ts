import { howLong, type RetentionRule } from "@pcf/contract/privacy/retention-rule";
import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import { retentionRules } from "@pcf/contract/privacy/retention-rules";

/** Something that is deleted or emptied, in words, and how many of it. */
export type GoingLine = { what: string; count: number };
/** Something that has to stay, why, and until when. */
export type StayingLine = GoingLine & { why: string; until: string };

/** @throws Error for a kind that the table does not have. */
export function ruleOf(kind: RetentionKind): RetentionRule {
  const rule = retentionRules.find((each) => each.kind === kind);
  if (!rule) throw new Error(`There is no rule of how long ${kind} are kept`);
  return rule;
}

/** Of each kind as many as there are. */
function counted(kinds: readonly RetentionKind[]): [RetentionRule, number][] {
  const counts = new Map<RetentionKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => [ruleOf(kind), count]);
}

/** Records that are deleted, by the kind of each. */
export const goingKinds = (kinds: readonly RetentionKind[]): GoingLine[] =>
  counted(kinds).map(([{ title }, count]) => ({ what: title, count }));

/** Records that have to stay for the time that the table says, by the kind of each. */
export const stayingKinds = (kinds: readonly RetentionKind[]): StayingLine[] =>
  counted(kinds).map(([rule, count]) => ({ what: rule.title, count, why: rule.why, until: howLong(rule) }));
