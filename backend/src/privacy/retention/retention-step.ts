import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import type { CollectionSlug, Payload, Where } from "payload";

export type Row = { id: number | string } & Record<string, unknown>;

/** One thing the daily job does about a kind of record. It may be cut off and run again at any point. */
export type RetentionStep = {
  kind: RetentionKind;
  collection: CollectionSlug;
  /** The rows whose time is over; those that were dealt with are among them no longer. */
  due: (now: Date) => Where;
  /** What is written over a row. Without it the row is deleted, and the words of mails about it go first. */
  strip?: (row: Row, now: Date) => Record<string, unknown>;
  /** Ids among rows that are due which something else still needs. */
  needed?: (payload: Payload, rows: Row[], now: Date) => Promise<Set<Row["id"]>>;
  /** What lies outside the row and goes first: should the run break off, the row is found again. */
  first?: (payload: Payload, row: Row) => Promise<void>;
};
