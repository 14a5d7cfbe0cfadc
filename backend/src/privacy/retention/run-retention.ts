import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import { retentionRules } from "@pcf/contract/privacy/retention-rules";
import type { Payload } from "payload";
import { recordAction } from "../../audit/record-action.ts";
import { env } from "../../env.ts";
import { removeOldCopies } from "../../platform/database/copies-before-upgrades.ts";
import { emptyWriteLog } from "../../platform/database/leave-no-traces.ts";
import { holdsOf } from "../../platform/feature.ts";
import type { PaymentsFirst } from "../../platform/jobs/payments-first.ts";
import type { Holds } from "../../platform/personal-data/holds.ts";
import type { RetentionStep } from "../../platform/personal-data/retention-step.ts";
import { carryOutStep } from "./carry-out-step.ts";

/** Words about the daily removal of old records, for staff. */
export const retentionCopy = {
  removed: (title: string, count: number) => `${title}: ${count}`,
  nothingDue: "Nothing was due",
  more: "The rest follows in the next run",
} as const;

/** How long one batch makes way for donors. */
const makeWayMs = 2_000;

export type RetentionCounts = Partial<Record<RetentionKind, number>>;

const titleOf = (kind: RetentionKind) => retentionRules.find((rule) => rule.kind === kind)?.title ?? kind;

/** "Forms that look like spam: 3; E-cards: 12." */
const wordsOf = (counts: RetentionCounts) =>
  retentionRules
    .flatMap(({ kind }) => (counts[kind] ? [retentionCopy.removed(titleOf(kind), counts[kind])] : []))
    .join("; ") || retentionCopy.nothingDue;

/** Steps of the feature that stands last come first: mails before what they are about. */
const inTurn = (holds: readonly Holds[]): RetentionStep[] =>
  holds.toReversed().flatMap(({ steps = [] }) => steps);

/**
 * Deletes or strips everything whose term is over by `now`, and writes down how many of each kind. It can be cut off at
 * any moment and run as often as one likes: what it has left, the next run finds. After `stopAfterMs` it leaves the rest to
 * the next one.
 */
export async function runRetention(
  payload: Payload,
  {
    now,
    donors,
    stopAfterMs = Number.POSITIVE_INFINITY,
  }: { now: Date; donors?: PaymentsFirst; stopAfterMs?: number },
): Promise<{ counts: RetentionCounts; more: boolean }> {
  const stopAt = performance.now() + stopAfterMs;
  const mayGoOn = async () => {
    await donors?.quiet(makeWayMs);
    return performance.now() < stopAt;
  };
  const counts: RetentionCounts = {};
  let more = false;
  const holds = holdsOf(payload.config);
  for (const step of inTurn(holds)) {
    const done = await carryOutStep(payload, step, { now, mayGoOn });
    if (done.count > 0) counts[step.kind] = (counts[step.kind] ?? 0) + done.count;
    more ||= done.more;
  }
  for (const { leftovers } of holds) await leftovers?.(payload, now);
  await emptyWriteLog(payload);
  await removeOldCopies(env.DATA_DIR, now);
  payload.logger.info({ removed: counts, more }, "old records removed");
  await recordAction(payload, {
    by: { kind: "system" },
    action: "retention-run",
    detail: more ? `${wordsOf(counts)}. ${retentionCopy.more}` : wordsOf(counts),
  });
  return { counts, more };
}
