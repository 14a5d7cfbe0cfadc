import type { RetentionKind } from "@pcf/contract/privacy/retention-rules";
import type { CollectionSlug, Payload, Where } from "payload";

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
