import { and, eq, inArray, type SQL } from "@payloadcms/db-sqlite/drizzle";
import type { PayloadRequest } from "payload";
import { actorOf, recordAction } from "../../audit/record-action.ts";
import { inOneSave } from "../../platform/database/in-one-save.ts";
import { connectionOf } from "../../platform/database/open-transaction.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import { cardsWords } from "./card-row.ts";

type Row = { id: number; orderId: string };
type Marking = {
  req: PayloadRequest;
  where: SQL | undefined;
  mailedOn: string | null;
  now: Date;
  detail: (count: number) => string;
};

/** One statement with its line in the log: of two people who press at the same moment one has all of it, the other nothing. */
const mark = ({ req, where, mailedOn, now, detail }: Marking): Promise<number> =>
  inOneSave(req.payload, async (save) => {
    const cards = tableOf(req.payload, "cards-to-mail");
    const db = await connectionOf(save);
    const rows: Row[] = await db
      .update(cards)
      .set({ mailed: mailedOn !== null, mailedOn, updatedAt: now.toISOString() })
      .where(where)
      .returning({ id: cards.id, orderId: cards.orderId });
    const [first] = rows;
    if (!first) return 0;
    const one = rows.length === 1;
    await recordAction(
      req.payload,
      {
        by: actorOf(req),
        action: "card-mailed",
        ...(one && { on: { collection: "cards-to-mail", id: first.id }, label: first.orderId }),
        detail: detail(rows.length),
      },
      save,
    );
    return rows.length;
  });

/** Marks these cards as mailed, now; what is marked already is left as it is. Answers how many it marked. */
export function markCardsMailed(req: PayloadRequest, ids: readonly number[], now: Date): Promise<number> {
  const cards = tableOf(req.payload, "cards-to-mail");
  return mark({
    ...{ req, now, mailedOn: now.toISOString() },
    where: and(eq(cards.mailed, false), inArray(cards.id, [...ids])),
    detail: (count) => (count === 1 ? "mailed" : `${cardsWords(count)} mailed`),
  });
}

/** Puts cards back to what is to mail: exactly what was marked at that moment, or one. */
export function takeCardsBack(
  req: PayloadRequest,
  which: { mailedOn: string } | { id: number },
  now: Date,
): Promise<number> {
  const cards = tableOf(req.payload, "cards-to-mail");
  const isIt = "id" in which ? eq(cards.id, which.id) : eq(cards.mailedOn, which.mailedOn);
  return mark({
    ...{ req, now, mailedOn: null },
    where: and(eq(cards.mailed, true), isIt),
    detail: (count) => (count === 1 ? "not mailed after all" : `${cardsWords(count)} not mailed after all`),
  });
}
