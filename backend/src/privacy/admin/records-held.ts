import { charityTimeZone } from "@pcf/contract/constants";
import type { RetentionRule } from "@pcf/contract/privacy/retention-rule";
import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import { retentionRules } from "@pcf/contract/privacy/retention-rules";
import { dayIn } from "@pcf/contract/zone-clock";
import type { Payload } from "payload";
import { z } from "zod";
import { holdsOf } from "../../platform/feature.ts";
import type { Holds } from "../../platform/personal-data/holds.ts";
import type { Holding, RetentionStep } from "../../platform/personal-data/retention-step.ts";

const stepsOf = (holds: readonly Holds[]): RetentionStep[] => holds.flatMap(({ steps = [] }) => steps);

/** Where the records of every kind lie. */
const holdingsOf = (holds: readonly Holds[]): Holding[] => [
  ...stepsOf(holds),
  ...holds.flatMap(({ swept = [], lasting = [] }) => [...swept, ...lasting]),
];

export type HeldKind = {
  rule: RetentionRule;
  count: number;
  /** Day (`YYYY-MM-DD`) of the oldest. */
  oldest: string | null;
  /** How many wait for staff, and so stay however old they are. */
  waiting: number;
};

const day = z.iso.date().or(z.iso.datetime().transform((at) => dayIn(new Date(at), charityTimeZone)));

async function oldestOf(payload: Payload, { collection, held, since }: Holding): Promise<string | null> {
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection,
    where: { and: [held, { [since]: { exists: true } }] },
    sort: since,
    limit: 1,
    pagination: false,
  });
  return day.safeParse(docs[0]?.[since]).data ?? null;
}

const countOf = async (payload: Payload, { collection, held: where }: Holding): Promise<number> =>
  (await payload.db.count({ collection, where })).totalDocs;

/** How many wait for staff. */
async function waitingOf(payload: Payload, kind: RetentionKind): Promise<number> {
  const steps = stepsOf(holdsOf(payload.config)).filter((step) => step.kind === kind && step.waiting);
  const counts = await Promise.all(
    steps.map(({ collection, waiting = {} }) => payload.db.count({ collection, where: waiting })),
  );
  return counts.reduce((sum, { totalDocs }) => sum + totalDocs, 0);
}

/** What is held of each kind now, in the order of the table. Numbers and days, nothing of anybody. */
export async function recordsHeld(payload: Payload): Promise<HeldKind[]> {
  const holdings = holdingsOf(holdsOf(payload.config));
  const kinds: HeldKind[] = [];
  for (const rule of retentionRules) {
    const places = holdings.filter(({ kind }) => kind === rule.kind);
    const counts = await Promise.all(places.map((place) => countOf(payload, place)));
    const oldest = await Promise.all(places.map((place) => oldestOf(payload, place)));
    kinds.push({
      rule,
      count: counts.reduce((sum, count) => sum + count, 0),
      oldest: oldest.filter((one) => one !== null).sort()[0] ?? null,
      waiting: await waitingOf(payload, rule.kind),
    });
  }
  return kinds;
}

/** When old records were last removed, and what the log says of it. */
export async function lastRetentionRun(payload: Payload): Promise<{ at: string; detail: string } | null> {
  const { docs } = await payload.find({
    collection: "audit-log",
    where: { action: { equals: "retention-run" } },
    sort: "-at",
    limit: 1,
    depth: 0,
  });
  return docs[0] ? { at: docs[0].at, detail: docs[0].detail ?? "" } : null;
}
