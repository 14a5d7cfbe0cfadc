import type { Payload } from "payload";
import { z } from "zod";
import { mailsThatWait, removeWordsAbout } from "../../mail/mails-about.ts";
import { type RetentionStep, type Row, stripRow } from "../../platform/personal-data/retention-step.ts";

const rowsAtOnce = 100;

const rowSchema = z.looseObject({ id: z.union([z.number(), z.string()]) });

/**
 * Carries out one step on every row that is due, a bounded number at a time and each row at most once. A row that changes
 * meanwhile is left for the next run. Begins no batch once `mayGoOn` says no; `more` tells that rows are left.
 */
export async function carryOutStep(
  payload: Payload,
  step: RetentionStep,
  { now, mayGoOn }: { now: Date; mayGoOn: () => Promise<boolean> },
): Promise<{ count: number; more: boolean }> {
  const { collection } = step;
  const due = step.due(now);
  let count = 0;
  let last: Row["id"] | undefined;
  for (;;) {
    if (!(await mayGoOn())) return { count, more: true };
    const { docs } = await payload.db.find<Row>({
      collection,
      where: { and: [due, ...(last === undefined ? [] : [{ id: { greater_than: last } }])] },
      sort: "id",
      limit: rowsAtOnce,
      pagination: false,
    });
    const rows = docs.map((doc) => rowSchema.parse(doc));
    if (rows.length === 0) return { count, more: false };
    last = rows.at(-1)?.id;
    const needed = (await step.needed?.(payload, rows, now)) ?? new Set();
    const free = rows.filter(({ id }) => !needed.has(id));
    count += step.strip ? await strip(payload, step, free, now) : await remove(payload, step, free, now);
  }
}

async function strip(payload: Payload, step: RetentionStep, rows: Row[], now: Date): Promise<number> {
  let count = 0;
  for (const row of rows) {
    await step.first?.(payload, row);
    const where = { and: [{ id: { equals: row.id } }, step.due(now)] };
    if (await stripRow(payload, step.collection, where, step.strip?.(row, now) ?? {})) count += 1;
  }
  return count;
}

async function remove(payload: Payload, step: RetentionStep, rows: Row[], now: Date): Promise<number> {
  if (step.erase) {
    let count = 0;
    for (const row of rows) if (await step.erase(payload, row, now)) count += 1;
    return count;
  }
  const { collection } = step;
  const waiting = await mailsThatWait(
    payload,
    collection,
    rows.map(({ id }) => id),
  );
  const ids = rows.map(({ id }) => id).filter((id) => !waiting.has(String(id)));
  if (ids.length === 0) return 0;
  await removeWordsAbout(payload, { collection, ids, now });
  await payload.db.deleteMany({ collection, where: { and: [{ id: { in: ids } }, step.due(now)] } });
  return ids.length;
}
