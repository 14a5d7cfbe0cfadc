import { and, asc, inArray } from "@payloadcms/db-sqlite/drizzle";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Payload } from "payload";
import { shownDay } from "../platform/admin/shown-moment.ts";
import { momentOrNull } from "../platform/database/column-values.ts";
import { tableOf } from "../platform/database/table-of.ts";

/**
 * Since when mails to these addresses come back, by address: the first that did after the last one that a mail server took. An
 * address of which a later mail was taken is left out.
 */
export async function comesBackSince(
  payload: Payload,
  addresses: readonly string[],
): Promise<Map<string, string>> {
  const since = new Map<string, string>();
  const asked = addresses.filter(Boolean);
  if (asked.length === 0) return since;
  const mails = tableOf(payload, "outbox");
  const rows = await payload.db.drizzle
    .select({ to: mails.to, state: mails.state, bouncedAt: mails.bouncedAt, sentAt: mails.sentAt })
    .from(mails)
    .where(and(inArray(mails.to, asked), inArray(mails.state, ["sent", "bounced"])))
    .orderBy(asc(mails.id));
  const moment = (row: (typeof rows)[number]) => momentOrNull(row.bouncedAt ?? row.sentAt) ?? "";
  for (const row of rows.toSorted((one, other) => moment(one).localeCompare(moment(other)))) {
    const address = String(row.to);
    if (row.state === "sent") since.delete(address);
    else if (!since.has(address)) since.set(address, moment(row));
  }
  return since;
}

/** The sentence that stands beside such an address. */
export const comesBackWords = (since: string): string =>
  `Mails to this address come back since ${shownDay(charityDay(new Date(since)))}.`;
