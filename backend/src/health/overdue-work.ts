import { charityTimeZone } from "@pcf/contract/constants";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import { clockAt } from "@pcf/contract/zone-clock";
import type { CollectionSlug, Payload, Where } from "payload";
import { dueToday, planBilling } from "../donations/billing/plan-billing.ts";
import { unchangedSince } from "../donations/record/donation-history.ts";
import { unsettledStates } from "../donations/record/donation-states.ts";
import { billedStates } from "../donations/record/monthly-gift-states.ts";
import { feedsInArrears } from "../feeds/sync/feeds-in-arrears.ts";
import type { Donation } from "../payload-types.ts";
import { jobsInArrears } from "../platform/jobs/jobs-in-arrears.ts";

const minuteMs = 60_000;
/** What is begun within seconds, and swept up within a minute or two when that fails. */
const lateAfterMs = 5 * minuteMs;
/** A mail server may put a mail off for half an hour and take it then, and a refund waits ten minutes for its next turn. */
const failingAfterMs = 2 * 60 * minuteMs;
/** By this hour of the charity's clock the day's billing, which begins at six, is over. */
const billedByHour = 12;
const atMost = 200;

type Waiting = { count: number; since: Date };

/** How long something waits, in the largest unit that says enough: "12 minutes", "3 hours", "2 days". */
function age(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / minuteMs);
  const [count, unit] =
    minutes < 120
      ? [minutes, "minute"]
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), "hour"]
        : [Math.floor(minutes / 60 / 24), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const oldest = (days: Date[]): Waiting | undefined =>
  days.length === 0
    ? undefined
    : { count: days.length, since: new Date(Math.min(...days.map((day) => day.getTime()))) };

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

/** Rows that match, and the earliest of their days in a column. */
async function waiting(
  payload: Payload,
  collection: CollectionSlug,
  column: string,
  where: Where,
): Promise<Waiting | undefined> {
  const { totalDocs } = await payload.db.count({ collection, where });
  if (totalDocs === 0) return undefined;
  const { docs } = await payload.db.find<Record<string, unknown>>({
    collection,
    where,
    sort: column,
    limit: 1,
    pagination: false,
  });
  return { count: totalDocs, since: new Date(String(docs[0]?.[column])) };
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

/**
 * Work that has waited for longer than it should, whatever the cause, in words for whoever runs the system: how much there is
 * of it, and since when. It says nothing of persons.
 */
export async function overdueWork(payload: Payload, now: Date): Promise<string[]> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const late = { less_than: before(lateAfterMs) };
  const failing = { less_than: before(failingAfterMs) };
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
      { or: [{ nextTurnAt: { exists: false } }, { nextTurnAt: late }, { createdAt: failing }] },
    ],
  });
  const replacements = await waiting(payload, "receipts", "createdAt", {
    and: [{ state: { equals: "issued" } }, { "replaces.state": { equals: "issued" } }, { createdAt: late }],
  });
  const unsent = await waiting(payload, "outbox", "createdAt", {
    and: [{ state: { equals: "queued" } }, { or: [{ nextAttemptAt: late }, { createdAt: failing }] }],
  });
  const brokenOff = await waiting(payload, "outbox", "updatedAt", {
    and: [{ state: { equals: "sending" } }, { updatedAt: late }],
  });
  const months = await unbilled(payload, now);

  const of = (work: Waiting | undefined, one: string, many: (count: string) => string): string[] => {
    if (!work) return [];
    const count = work.count === atMost ? `${atMost} or more` : String(work.count);
    const for_ = age(work.since, now);
    return [
      `overdue: ${work.count === 1 ? `${one}, for ${for_}` : `${many(count)}, the oldest for ${for_}`}`,
    ];
  };
  return [
    ...of(
      approved,
      "1 approved gift waits for its receipt or mails",
      (n) => `${n} approved gifts wait for their receipts or mails`,
    ),
    ...of(
      other,
      "1 gift that is not clear, or was not charged or given back, waits for its mails",
      (n) => `${n} gifts that are not clear, or were not charged or given back, wait for their mails`,
    ),
    ...of(
      unchecked,
      "the payment service was not asked what became of 1 try to give",
      (n) => `the payment service was not asked what became of ${n} tries to give`,
    ),
    ...of(refunds, "1 refund is not finished", (n) => `${n} refunds are not finished`),
    ...of(
      replacements,
      "1 receipt that replaces another is not finished",
      (n) => `${n} receipts that replace others are not finished`,
    ),
    ...of(unsent, "1 mail waits in the outbox", (n) => `${n} mails wait in the outbox`),
    ...of(
      brokenOff,
      "1 mail was being sent when that broke off",
      (n) => `${n} mails were being sent when that broke off`,
    ),
    ...of(
      months,
      "1 monthly gift is due and was not charged",
      (n) => `${n} monthly gifts are due and were not charged`,
    ),
    ...(await jobsInArrears(payload, now)).map(
      ({ name, since }) => `overdue: the job “${name}” has not ended well for ${age(since, now)}`,
    ),
    ...(await feedsInArrears(payload, now)).map(
      ({ service, brings, since }) =>
        `overdue: no ${brings} could be read from ${service} for ${age(since, now)}`,
    ),
  ];
}
