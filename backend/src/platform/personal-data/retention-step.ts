import { firstKeptDay, retentionCutoff } from "@pcf/contract/privacy/retention-cutoff";
import type { Term } from "@pcf/contract/privacy/retention-rule";
import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import { retentionRules } from "@pcf/contract/privacy/retention-rules";
import type { CollectionSlug, Payload, Where } from "payload";
import { z } from "zod";
import { updateIf } from "../database/update-if.ts";

export const allOf = (...where: Where[]): Where => ({ and: where });
export const anyOf = (...where: Where[]): Where => ({ or: where });

/** @throws Error for a kind that no clock ends. */
function termOf(kind: RetentionKind): Term {
  const term = retentionRules.find((rule) => rule.kind === kind)?.term;
  if (!term) throw new Error(`Records of the kind ${kind} have no term`);
  return term;
}

/** What was last touched before this moment is due, as databases compare it. */
export const cutoffOf = (kind: RetentionKind, now: Date): string =>
  retentionCutoff(termOf(kind), now).toISOString();

/** Days (`YYYY-MM-DD`) before this one are due. */
export const cutoffDayOf = (kind: RetentionKind, now: Date): string => firstKeptDay(termOf(kind), now);

/**
 * Writes over what a row holds while it still matches, and answers whether it did. The day of its last change stays, as other
 * terms are counted from it.
 */
export const stripRow = (
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
  data: Record<string, unknown>,
): Promise<boolean> => updateIf(payload, collection, where, { ...data, updatedAt: null });

/** A related document, by its id or read with it. */
const relation = z.union([
  z.union([z.number(), z.string()]),
  z.object({ id: z.union([z.number(), z.string()]) }).transform(({ id }) => id),
]);

/** Those of `ids` that `field` of some row of a collection points to. */
export async function referringTo(
  payload: Payload,
  {
    collection,
    field,
    ids,
    where = {},
  }: { collection: CollectionSlug; field: string; ids: Set<number | string>; where?: Where },
): Promise<Set<number | string>> {
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection,
    where: { and: [{ [field]: { in: [...ids] } }, where] },
    pagination: false,
    limit: 0,
  });
  return new Set(docs.map((row) => relation.parse(row[field])));
}

export type Row = { id: number | string } & Record<string, unknown>;

/** Where records of a kind lie: the rows that still hold something, and the field that tells how old one is. */
export type Holding = { kind: RetentionKind; collection: CollectionSlug; held: Where; since: string };

/** One thing the daily job does about a kind of record. It may be cut off and run again at any point. */
export type RetentionStep = Holding & {
  /** Rows that wait for staff and are therefore never due. */
  waiting?: Where;
  /** The rows whose time is over; those that were dealt with are among them no longer. */
  due: (now: Date) => Where;
  /** What is written over a row. Without it the row is deleted, and the words of mails about it go first. */
  strip?: (row: Row, now: Date) => Record<string, unknown>;
  /** Deletes a row with all that belongs to it, where the row alone is not enough. False when it has to stay. */
  erase?: (payload: Payload, row: Row, now: Date) => Promise<boolean>;
  /** Ids among rows that are due which something else still needs. */
  needed?: (payload: Payload, rows: Row[], now: Date) => Promise<Set<Row["id"]>>;
  /** What lies outside the row and goes first: should the run break off, the row is found again. */
  first?: (payload: Payload, row: Row) => Promise<void>;
};
