import { count, eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { longDay } from "@pcf/contract/long-day";
import { addDays } from "@pcf/contract/utc-day";
import type { Payload } from "payload";
import { staffWhoMay } from "../../access/staff.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { TodayLine, TodaySource } from "../../platform/today-line.ts";
import { openRefundStates } from "./open-matters.ts";
import { giftsToReport } from "./to-report.ts";

/** A report that is due so soon cannot wait. */
const urgentDays = 14;

async function refundLine(payload: Payload): Promise<TodayLine> {
  const refunds = tableOf(payload, "refunds");
  const [open] = await payload.db.drizzle
    .select({ count: count() })
    .from(refunds)
    .where(inArray(refunds.state, openRefundStates));
  const some = Number(open?.count ?? 0);
  const words = some === 1 ? "1 refund is under way" : `${some} refunds are under way`;
  return { count: some, words, path: "/money/refunds?state=open" };
}

async function reportLine(payload: Payload, today: string): Promise<TodayLine> {
  const due = await giftsToReport(payload);
  const first = due[0]?.dueDay ?? today;
  const gifts = due.length === 1 ? "1 returned gift" : `${due.length} returned gifts`;
  const words =
    first < today
      ? `${gifts} had to be reported to the CRA by ${longDay(first)}`
      : `${gifts} must be reported to the CRA${due.length === 1 ? "" : ", the first"} by ${longDay(first)}`;
  return {
    count: due.length,
    words,
    path: "/money/refunds?report=due",
    isUrgent: first <= addDays(today, urgentDays),
  };
}

async function failingLine(payload: Payload): Promise<TodayLine> {
  const monthly = tableOf(payload, "monthly-gifts");
  const [failing] = await payload.db.drizzle
    .select({ count: count() })
    .from(monthly)
    .where(eq(monthly.state, "failing"));
  const some = Number(failing?.count ?? 0);
  const words = some === 1 ? "1 monthly gift failed" : `${some} monthly gifts failed`;
  return { count: some, words, path: "/money/coming#failed" };
}

const isFor = staffWhoMay("money-totals");

/** What of the money waits for somebody. */
export const moneyToday: TodaySource[] = [
  { isFor, lines: async (payload) => [await refundLine(payload)], quiet: "no refunds under way" },
  {
    isFor,
    lines: async (payload, now) => [await reportLine(payload, charityDay(now))],
    quiet: "no returned gifts to report",
  },
  { isFor, lines: async (payload) => [await failingLine(payload)], quiet: "no failed monthly gifts" },
];
