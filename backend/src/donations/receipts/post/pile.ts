import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull } from "@payloadcms/db-sqlite/drizzle";
import type { Payload, PayloadRequest } from "payload";
import { isUnanswered } from "../../../mail/list/unanswered.ts";
import { tableOf } from "../../../platform/database/table-of.ts";
import { updateIf } from "../../../platform/database/update-if.ts";

/** More receipts than so many are printed in turns. */
export const mostInPile = 200;

/** Why no mail can bring a receipt. */
export type PostReason = "no-email" | "came-back" | "failed";
export type InPile = { id: number; since: string; why: PostReason };

/** Puts a receipt that has no address to be mailed to on the pile: once, however often it is asked. */
export const putOnPile = (
  payload: Payload,
  id: number,
  { now, save }: { now: Date; save: PayloadRequest },
): Promise<boolean> =>
  updateIf(
    payload,
    "receipts",
    { id: { equals: id }, postSince: { exists: false } },
    { postSince: now.toISOString() },
    save,
  );

/** A mail can bring it after all: staff have given an address. */
export const takeOffPile = (payload: Payload, id: number): Promise<boolean> =>
  updateIf(payload, "receipts", { id: { equals: id }, postSince: { exists: true } }, { postSince: null });

const isoOf = (value: unknown): string => new Date(String(value)).toISOString();

/** Receipts in force that were mailed, and whose newest mail reached nobody. */
async function notReached(payload: Payload): Promise<InPile[]> {
  const mails = tableOf(payload, "outbox");
  const rows = await payload.db.drizzle
    .select({ of: mails.aboutId, state: mails.state, bouncedAt: mails.bouncedAt, at: mails.updatedAt })
    .from(mails)
    .where(and(isUnanswered(payload), eq(mails.kind, "receipt"), eq(mails.aboutCollection, "receipts")));
  return rows.map(({ of, state, bouncedAt, at }) => ({
    id: Number(of),
    since: isoOf(bouncedAt ?? at),
    why: state === "bounced" ? "came-back" : "failed",
  }));
}

/** Receipts that wait for the post, those that have waited longest first. */
export async function receiptPile(payload: Payload): Promise<InPile[]> {
  const { drizzle } = payload.db;
  const receipts = tableOf(payload, "receipts");
  const isOpen = and(
    eq(receipts.state, "issued"),
    isNull(receipts.postedAt),
    isNull(receipts.donorRemovedAt),
  );
  const without = await drizzle
    .select({ id: receipts.id, since: receipts.postSince })
    .from(receipts)
    .where(and(isOpen, isNotNull(receipts.postSince)))
    .orderBy(asc(receipts.postSince));
  const pile = new Map<number, InPile>(
    without.map(({ id, since }) => [
      Number(id),
      { id: Number(id), since: isoOf(since), why: "no-email" as const },
    ]),
  );
  const lost = await notReached(payload);
  const numbers = lost.map(({ id }) => id);
  const open =
    numbers.length === 0
      ? []
      : await drizzle
          .select({ id: receipts.id })
          .from(receipts)
          .where(and(isOpen, inArray(receipts.id, numbers)));
  const stillOpen = new Set(open.map(({ id }) => Number(id)));
  for (const each of lost) if (stillOpen.has(each.id) && !pile.has(each.id)) pile.set(each.id, each);
  return [...pile.values()].toSorted((one, other) => one.since.localeCompare(other.since));
}

const dayMs = 86_400_000;
const shownDays = 30;

export type PostRun = { at: string; count: number };

/** What was marked as posted lately, each time with when that was, the latest first. */
export async function postRuns(payload: Payload, now: Date): Promise<PostRun[]> {
  const receipts = tableOf(payload, "receipts");
  const { postedAt } = receipts;
  const since = new Date(now.getTime() - shownDays * dayMs).toISOString();
  const runs = await payload.db.drizzle
    .select({ at: postedAt, count: count() })
    .from(receipts)
    .where(gte(postedAt, since))
    .groupBy(postedAt)
    .orderBy(desc(postedAt));
  return runs.map((run) => ({ at: isoOf(run.at), count: Number(run.count) }));
}
