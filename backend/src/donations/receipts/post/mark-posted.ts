import { and, eq, inArray, isNull, type SQL } from "@payloadcms/db-sqlite/drizzle";
import type { PayloadRequest } from "payload";
import { type AuditAction, actorOf, recordAction } from "../../../audit/record-action.ts";
import { inOneSave } from "../../../platform/database/in-one-save.ts";
import { connectionOf } from "../../../platform/database/open-transaction.ts";
import { tableOf } from "../../../platform/database/table-of.ts";
import { serialText } from "../receipt-facts.ts";

type Marking = { req: PayloadRequest; where: SQL | undefined; postedAt: string | null; action: AuditAction };

/** One statement with a line in the log for each receipt: of two people who press at the same moment one has all of it. */
const mark = ({ req, where, postedAt, action }: Marking): Promise<number> =>
  inOneSave(req.payload, async (save) => {
    const receipts = tableOf(req.payload, "receipts");
    const db = await connectionOf(save);
    const rows: { id: number; serial: number }[] = await db
      .update(receipts)
      .set({ postedAt, updatedAt: new Date().toISOString() })
      .where(where)
      .returning({ id: receipts.id, serial: receipts.serial });
    for (const { id, serial } of rows)
      await recordAction(
        req.payload,
        { by: actorOf(req), action, on: { collection: "receipts", id }, label: serialText(serial) },
        save,
      );
    return rows.length;
  });

/** Marks these receipts as posted, now. Answers how many it marked. */
export function markPosted(req: PayloadRequest, ids: readonly number[], now: Date): Promise<number> {
  const receipts = tableOf(req.payload, "receipts");
  return mark({
    ...{ req, postedAt: now.toISOString(), action: "receipt-posted" },
    where: and(eq(receipts.state, "issued"), isNull(receipts.postedAt), inArray(receipts.id, [...ids])),
  });
}

/** Puts back on the pile exactly what was marked at that moment. */
export function takePostBack(req: PayloadRequest, postedAt: string): Promise<number> {
  const receipts = tableOf(req.payload, "receipts");
  return mark({
    ...{ req, postedAt: null, action: "receipt-not-posted" },
    where: eq(receipts.postedAt, postedAt),
  });
}
