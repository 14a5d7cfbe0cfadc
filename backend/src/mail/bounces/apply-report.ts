import { and, eq, gte, inArray } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { tableOf } from "../../platform/database/table-of.ts";
import { updateIf } from "../../platform/database/update-if.ts";
import { messageIdOf } from "../deliver-mail.ts";
import { reportedFailure } from "../delivery-failure.ts";
import { isAbout, type Report } from "./report.ts";

/** Servers try for five days at most, and a report may lie in the mailbox for a while: one on an older mail is none of ours. */
export const longestAgoMs = 30 * 24 * 60 * 60_000;

/**
 * The mail that a report is about, with whom of it that is. It is looked for by its address, for which there is an index; its
 * Message-ID is made of its key and not kept.
 */
async function mailOf(payload: Payload, { messageId, to, unreached }: Report, now: Date) {
  const named = [...to, ...unreached.flatMap(({ addresses }) => addresses)];
  const spellings = [...new Set(named.flatMap((address) => [address, address.toLowerCase()]))];
  if (spellings.length === 0) return undefined;
  const mails = tableOf(payload, "outbox");
  const rows = await payload.db.drizzle
    .select({ id: mails.id, key: mails.key, to: mails.to })
    .from(mails)
    .where(
      and(
        inArray(mails.to, spellings),
        eq(mails.state, "sent"),
        gte(mails.sentAt, new Date(now.getTime() - longestAgoMs).toISOString()),
      ),
    );
  const row = rows.find(({ key }) => messageIdOf({ key: String(key) }) === messageId);
  const person = row && unreached.find((each) => isAbout(each, String(row.to)));
  return person && { id: Number(row.id), person };
}

/**
 * Notes of a mail that it came back, or was refused, as a report says that arrived at that time; answers whether it is about a
 * mail of ours that counted as sent.
 *
 * Anybody can write such a report: it comes from whatever server, and nobody vouches for it. What a false one can do is little,
 * and is to stay so. Who writes it has to know the address and the key of a mail of the last days. That mail then counts as come
 * back, which staff see and undo by sending it again: at most a receipt is printed and posted to the address of the donor. Nothing
 * is sent because of a report but the notice to the office, once a day for each kind of mail; no address is changed or kept from
 * later mails, and no word of the report is stored, shown or logged.
 */
export async function applyReport(
  payload: Payload,
  report: Report,
  { arrivedAt, now }: { arrivedAt: Date; now: Date },
): Promise<boolean> {
  const found = await mailOf(payload, report, now);
  if (!found) return false;
  const { kind, reason } = reportedFailure(found.person);
  const since = new Date(Math.min(arrivedAt.getTime(), now.getTime()));
  const changed = await updateIf(
    payload,
    "outbox",
    { id: { equals: found.id }, state: { equals: "sent" } },
    {
      state: kind === "bounced" ? "bounced" : "failed",
      bouncedAt: kind === "bounced" ? since.toISOString() : null,
      lastError: reason,
    },
  );
  if (changed) payload.logger.warn({ msg: "A mail came back", mail: found.id, reason });
  return changed;
}
