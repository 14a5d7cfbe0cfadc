import { and, asc, count, desc, eq, gte, isNotNull, type SQL } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { type CardRow, readCards } from "./card-row.ts";

/** More cards than so many are on no page: whoever prints does it in turns. */
const most = 500;

async function cardsWhere(
  payload: Payload,
  where: SQL | undefined,
  order: typeof asc | typeof desc,
): Promise<CardRow[]> {
  const cards = tableOf(payload, "cards-to-mail");
  const found = await payload.db.drizzle
    .select({ id: cards.id })
    .from(cards)
    .where(where)
    .orderBy(order(cards.id))
    .limit(most);
  const ids = found.map(({ id }) => Number(id));
  const rows = new Map((await readCards(payload, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}

/** Cards that are still to mail, those that have waited longest first. */
export const openCards = (payload: Payload): Promise<CardRow[]> =>
  cardsWhere(payload, eq(tableOf(payload, "cards-to-mail").mailed, false), asc);

export const cardOf = async (payload: Payload, id: number): Promise<CardRow[]> => readCards(payload, [id]);

const dayMs = 86_400_000;
/** For so long a card that was mailed stands on the page of cards. */
const shownDays = 30;

/** Cards that were mailed lately, the newest first. */
export const mailedCards = (payload: Payload, now: Date): Promise<CardRow[]> => {
  const { mailed, updatedAt } = tableOf(payload, "cards-to-mail");
  const since = new Date(now.getTime() - shownDays * dayMs).toISOString();
  return cardsWhere(payload, and(eq(mailed, true), gte(updatedAt, since)), desc);
};

export type CardRun = { at: string; count: number };

/** What was marked as mailed lately, each time with when that was, the latest first. */
export async function cardRuns(payload: Payload, now: Date): Promise<CardRun[]> {
  const { mailed, mailedOn } = tableOf(payload, "cards-to-mail");
  const since = new Date(now.getTime() - shownDays * dayMs).toISOString();
  const runs = await payload.db.drizzle
    .select({ at: mailedOn, count: count() })
    .from(tableOf(payload, "cards-to-mail"))
    .where(and(eq(mailed, true), isNotNull(mailedOn), gte(mailedOn, since)))
    .groupBy(mailedOn);
  return runs
    .map((run) => ({ at: new Date(String(run.at)).toISOString(), count: Number(run.count) }))
    .toSorted((first, second) => second.at.localeCompare(first.at));
}

export async function countOpenCards(payload: Payload): Promise<number> {
  const cards = tableOf(payload, "cards-to-mail");
  const [all] = await payload.db.drizzle
    .select({ total: count() })
    .from(cards)
    .where(eq(cards.mailed, false));
  return Number(all?.total ?? 0);
}
