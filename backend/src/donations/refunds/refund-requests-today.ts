import { and, count, desc, eq, isNull, ne } from "@payloadcms/db-sqlite/drizzle";
import type { Payload } from "payload";
import { activeStaff, staffWhoMay } from "../../access/staff.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { TodaySource } from "../../platform/today-line.ts";

/** How many refunds finance is asked for and has not answered. */
async function countOpenRequests(payload: Payload): Promise<number> {
  const requests = tableOf(payload, "refund-requests");
  const [open] = await payload.db.drizzle
    .select({ count: count() })
    .from(requests)
    .where(eq(requests.state, "open"));
  return Number(open?.count ?? 0);
}

/** Answers that who asked has not read yet: the gifts, the newest first. */
async function unreadGifts(payload: Payload, staffId: number): Promise<number[]> {
  const requests = tableOf(payload, "refund-requests");
  const rows = await payload.db.drizzle
    .select({ gift: requests.donation })
    .from(requests)
    .where(and(eq(requests.askedBy, staffId), isNull(requests.readAt), ne(requests.state, "open")))
    .orderBy(desc(requests.id));
  return rows.map(({ gift }) => Number(gift));
}

/** What finance is asked for, and to whom it has answered. */
export const refundRequestsToday: TodaySource[] = [
  {
    isFor: staffWhoMay("refund-answer"),
    quiet: "no refund asked for",
    lines: async (payload) => {
      const open = await countOpenRequests(payload);
      const words = open === 1 ? "1 refund is asked for" : `${open} refunds are asked for`;
      return [{ count: open, words, path: "/money/refunds#asked", isUrgent: true }];
    },
  },
  {
    isFor: staffWhoMay("refund-ask"),
    quiet: "no answer of finance to read",
    lines: async (payload, _now, { req }) => {
      const gifts = await unreadGifts(payload, Number(activeStaff(req)?.id ?? 0));
      const words =
        gifts.length === 1
          ? "Finance has answered about the refund that you asked for"
          : `Finance has answered about ${gifts.length} refunds that you asked for`;
      return [{ count: gifts.length, words, path: `/gifts/${gifts[0] ?? ""}` }];
    },
  },
];
