import { eq, gte, inArray, lt, or, type SQL } from "@payloadcms/db-sqlite/drizzle";
import { charityTimeZone } from "@pcf/contract/constants";
import { addDays } from "@pcf/contract/utc-day";
import { instantAt } from "@pcf/contract/zone-clock";
import type { Payload } from "payload";
import { findRows } from "../../office/lists/find-rows.ts";
import { countedTo, type Found, type ListQuestion } from "../../office/lists/office-list.ts";
import { beginsWith } from "../../platform/database/begins-with.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { MailKind } from "../mail.ts";
import { isUnanswered, unanswered } from "./unanswered.ts";

/** Mails to an address that begins with what was typed, in either spelling: addresses are kept as they were typed. */
export const isMailTo = (payload: Payload, typed: string): SQL | undefined => {
  const mails = tableOf(payload, "outbox");
  const begins = [...new Set([typed, typed.toLowerCase()])].map((text) => beginsWith(mails.to, text));
  // Looked up first and by the index of addresses, whatever else is asked.
  const sent = payload.db.drizzle
    .select({ id: mails.id })
    .from(mails)
    .where(or(...begins))
    .limit(countedTo);
  return inArray(mails.id, sent);
};

/** Numbers of the mails of these kinds that fit, in the order asked for: one statement, and one that counts them. */
export async function findMails(
  payload: Payload,
  kinds: readonly MailKind[],
  { find, filters, sort }: ListQuestion,
  page?: { offset: number; limit: number },
): Promise<Found> {
  const mails = tableOf(payload, "outbox");
  return findRows(payload, "outbox", {
    where: [
      inArray(mails.kind, [...kinds]),
      ...(find ? [isMailTo(payload, find)] : []),
      ...filteredBy(payload, filters),
    ],
    order: [mails.createdAt, mails.id],
    descending: sort.descending,
    page,
  });
}

/** The moment at which a day of the charity begins, as rows have it. */
const begins = (day: string): string => instantAt(day, "00:00", charityTimeZone).toISOString();

function filteredBy(payload: Payload, filters: ListQuestion["filters"]): SQL[] {
  const mails = tableOf(payload, "outbox");
  const conditions: Record<string, (value: string) => SQL | undefined> = {
    from: (day) => gte(mails.createdAt, begins(day)),
    to: (day) => lt(mails.createdAt, begins(addDays(day, 1))),
    kind: (kind) => eq(mails.kind, kind),
    state: (state) => (state === unanswered ? isUnanswered(payload) : eq(mails.state, state)),
  };
  return [...filters].flatMap(([key, value]) => conditions[key]?.(value) ?? []);
}
