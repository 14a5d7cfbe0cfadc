import {
  aliasedTable,
  and,
  eq,
  gt,
  inArray,
  isNull,
  not,
  notExists,
  type SQL,
  sql,
} from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { overByRule } from "../resend-rules.ts";

/** Mails that have been given up: none of them reached anybody. */
export const unreachedStates = ["failed", "bounced"] as const;

/** In the address of the list, beside the states of a mail. */
export const unanswered = "unanswered";

/** Mails that were given up, that still have their words, and that nobody has sent again since, although one may. */
export function isUnanswered(payload: Payload): SQL | undefined {
  const mails = tableOf(payload, "outbox");
  const newer = aliasedTable(mails, "newer");
  const sentAgain = payload.db.drizzle
    .select({ one: sql`1` })
    .from(newer)
    .where(and(eq(newer.resendOf, sql`coalesce(${mails.resendOf}, ${mails.key})`), gt(newer.id, mails.id)));
  return and(
    inArray(mails.state, [...unreachedStates]),
    isNull(mails.wordsRemovedAt),
    notExists(sentAgain),
    ...overByRule(payload).map((isOver) => not(isOver)),
  );
}
