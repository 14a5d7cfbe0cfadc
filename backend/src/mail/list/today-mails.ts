import { and, count, inArray } from "@payloadcms/db-sqlite/drizzle";
import { staffWho } from "../../access/staff.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { TodaySource } from "../../platform/today-line.ts";
import { seenKinds } from "../outbox.ts";
import { isUnanswered } from "./unanswered.ts";

/** Mails that did not reach anybody, of those that the role sees. */
export const todayMails: TodaySource = {
  isFor: staffWho("read", "outbox"),
  quiet: "no failed mail",
  lines: async (payload, _now, { req }) => {
    const mails = tableOf(payload, "outbox");
    const kinds = seenKinds(payload, req).map(({ value }) => value);
    const [found] = await payload.db.drizzle
      .select({ mails: count() })
      .from(mails)
      .where(and(isUnanswered(payload), inArray(mails.kind, kinds)));
    const failed = Number(found?.mails ?? 0);
    const words =
      failed === 1
        ? "1 mail could not be sent, and nobody has sent it again"
        : `${failed} mails could not be sent, and nobody has sent them again`;
    return [{ count: failed, words, path: "/mails?state=unanswered", isUrgent: true }];
  },
};
