import { charityTimeZone } from "@pcf/contract/constants";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import { clockAt } from "@pcf/contract/zone-clock";
import type { Payload, Where } from "payload";
import type { Donation } from "../../payload-types.ts";
import {
  atMost,
  earlierBy,
  failingAfterMs,
  lateAfterMs,
  oldest,
  overdueLines,
  type Waiting,
  waiting,
} from "../../platform/health/overdue.ts";
import { dueToday, planBilling } from "../billing/plan-billing.ts";
import { unchangedSince } from "../record/donation-history.ts";
import { unsettledStates } from "../record/donation-states.ts";
import { billedStates } from "../record/monthly-gift-states.ts";

/** By this hour of the charity's clock the day's billing, which begins at six, is over. */
const billedByHour = 12;

/** A gift that finance entered has its first turn later than the change from which it follows. */
function dueSince(donation: Donation): Date {
  const { followUpAt, followUpFailures } = donation;
  const changed = unchangedSince(donation);
  const turn = followUpFailures === 0 && followUpAt ? new Date(followUpAt) : changed;
  return new Date(Math.max(turn.getTime(), changed.getTime()));
}

/** Since when something follows from the state of these gifts that has not been done; `approved` are those with a receipt to come. */
async function followUps(payload: Payload, now: Date) {
  const { docs } = await payload.db.find<Donation>({
    collection: "donations",
    where: { followUp: { equals: "due" } },
    sort: "createdAt",
    limit: atMost,
    pagination: false,
    select: { state: true, history: true, createdAt: true, followUpAt: true, followUpFailures: true },
  });
  const late = docs.filter((each) => now.getTime() - dueSince(each).getTime() > lateAfterMs);
  const { approved = [], other = [] } = Object.groupBy(late, ({ state }) =>
    state === "approved" ? "approved" : "other",
  );
  return { approved: oldest(approved.map(dueSince)), other: oldest(other.map(dueSince)) };
}

/** Months that billing has had the time to charge and has not: nothing keeps them from it but a fault. */
async function unbilled(payload: Payload, now: Date): Promise<Waiting | undefined> {
  const today = charityDay(now);
  const hour = Number(clockAt(now.getTime(), charityTimeZone).slice(11, 13));
  const billedDay = hour >= billedByHour ? today : addDays(today, -1);
  const due = { state: { in: [...billedStates] }, nextBillingDay: { less_than_equal: billedDay } };
  const { totalDocs } = await payload.db.count({ collection: "monthly-gifts", where: due });
  if (totalDocs === 0) return undefined;
  const open = dueToday(await planBilling(payload, billedDay), billedDay);
  return oldest(open.map(({ dueDay }) => new Date(`${dueDay}T12:00:00Z`)));
}

/** What of giving has waited for longer than it should. */
export async function overdueGiving(payload: Payload, now: Date): Promise<string[]> {
  const late = earlierBy(lateAfterMs, now);
  const unfinished: Where = {
    or: [{ state: { in: [...unsettledStates] } }, { followUp: { equals: "due" } }],
  };
  const { approved, other } = await followUps(payload, now);
  const unchecked = await waiting(payload, "donations", "nextCheckAt", {
    and: [{ state: { in: [...unsettledStates] } }, { nextCheckAt: late }],
  });
  const refunds = await waiting(payload, "refunds", "updatedAt", {
    and: [
      unfinished,
      { updatedAt: late },
      {
        or: [
          { nextTurnAt: { exists: false } },
          { nextTurnAt: late },
          { createdAt: earlierBy(failingAfterMs, now) },
        ],
      },
    ],
  });
  const replacements = await waiting(payload, "receipts", "createdAt", {
    and: [{ state: { equals: "issued" } }, { "replaces.state": { equals: "issued" } }, { createdAt: late }],
  });
  return overdueLines(
    [
      {
        waits: approved,
        one: "1 approved gift waits for its receipt or mails",
        many: (n) => `${n} approved gifts wait for their receipts or mails`,
      },
      {
        waits: other,
        one: "1 gift that is not clear, or was not charged or given back, waits for its mails",
        many: (n) => `${n} gifts that are not clear, or were not charged or given back, wait for their mails`,
      },
      {
        waits: unchecked,
        one: "the payment service was not asked what became of 1 try to give",
        many: (n) => `the payment service was not asked what became of ${n} tries to give`,
      },
      { waits: refunds, one: "1 refund is not finished", many: (n) => `${n} refunds are not finished` },
      {
        waits: replacements,
        one: "1 receipt that replaces another is not finished",
        many: (n) => `${n} receipts that replace others are not finished`,
      },
      {
        waits: await unbilled(payload, now),
        one: "1 monthly gift is due and was not charged",
        many: (n) => `${n} monthly gifts are due and were not charged`,
      },
    ],
    now,
  );
}
