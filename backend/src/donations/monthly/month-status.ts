import { charityDay } from "@pcf/contract/donation/next-billing-day";
import { addDays } from "@pcf/contract/utc-day";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import {
  cardIsUnknown,
  declineReason,
  isForGood,
  type MonthlyDecline,
  saysDoNotHonour,
} from "../charge/decline-reason.ts";
import { wasClosedByStaff } from "../record/donation-history.ts";
import { isUnsettled } from "../record/donation-states.ts";
import { lastTryDay, latest } from "./due-days.ts";

/** One try to charge a month. */
export type MonthlyTry = Pick<Donation, "state" | "createdAt" | "followUp" | "gateway" | "history">;

/**
 * - `open`: to be tried for the `attempt`th time, on or after the day `on`
 * - `unclear`: the last try is not settled, or nobody has been told of it yet
 * - `paid`: charged, also when the money was given back since: no month is charged twice
 * - `closed`: ended by a person, or no day is left to try it on; the gift goes on with the next month
 * - `ended`: declined for good, or no day is left to try it on after a decline
 */
export type MonthStatus =
  | { kind: "open"; attempt: number; on: string }
  | { kind: "unclear" | "paid" | "closed" }
  | { kind: "ended"; because: MonthlyDecline };

/** Days from the first decline of a month to the tries that follow. */
const retryDays = [3, 7, 12];
/** A try that came late moves those after it: the bank is not asked on two days running. */
const leastDaysBetween = 3;
/** A bank that says "do not honour" so often of one card in a month means it. */
const mostNotHonoured = 2;

/** The day on which the bank was asked, on the charity's calendar. */
export const dayOf = ({ createdAt }: Pick<MonthlyTry, "createdAt">) => charityDay(new Date(createdAt));

function afterDeclines(
  declines: MonthlyTry[],
  { because, cardChangedAt }: { because: MonthlyDecline; cardChangedAt: Chargeable["cardChangedAt"] },
): string | undefined {
  const [first] = declines;
  const last = declines.at(-1);
  const wait = retryDays[declines.length - 1];
  if (!first || !last || wait === undefined) return undefined;
  const lastWasBefore = isOfCardBefore(last, cardChangedAt);
  const ofSameCard = declines.filter((each) => isOfCardBefore(each, cardChangedAt) === lastWasBefore);
  const notHonoured = ofSameCard.filter(saysDoNotHonour).length;
  if (isForGood(because) || notHonoured >= mostNotHonoured) return undefined;
  return latest(addDays(dayOf(first), wait), addDays(dayOf(last), leastDaysBetween));
}

/** `from`: the first day on which the gift may be charged. `cardChangedAt`: when its donor last gave another card. */
type Chargeable = { from: string } & Partial<Pick<MonthlyGift, "cardChangedAt">>;

/** Whether a try was made with a card that the gift has no more. */
const isOfCardBefore = ({ createdAt }: MonthlyTry, cardChangedAt: Chargeable["cardChangedAt"]): boolean =>
  Boolean(cardChangedAt) && new Date(createdAt) < new Date(cardChangedAt ?? 0);

/**
 * How a due month stands after these tries, the oldest first. It follows from the records and the day alone, whichever
 * machine asks.
 */
export function monthStatus(
  dueDay: string,
  tries: readonly MonthlyTry[],
  chargeable: Chargeable,
): MonthStatus {
  if (tries.some(({ state }) => state === "approved" || state === "refunded")) return { kind: "paid" };
  if (tries.some(({ state, followUp }) => isUnsettled(state) || state === "held" || followUp === "due"))
    return { kind: "unclear" };
  if (tries.some(wasClosedByStaff)) return { kind: "closed" };
  return afterTry(dueDay, tries, chargeable);
}

/**
 * The same for tries that are all settled and none of them charged. What was declined for good with a card that the gift has
 * no more is tried again with the other one, in this month or with the next.
 */
export function afterTry(dueDay: string, tries: readonly MonthlyTry[], chargeable: Chargeable): MonthStatus {
  const status = byDeclines(dueDay, tries, chargeable);
  const last = tries.at(-1);
  if (status.kind !== "ended" || !last || !isOfCardBefore(last, chargeable.cardChangedAt)) return status;
  const on = latest(addDays(dayOf(last), 1), chargeable.from);
  return on > lastTryDay(dueDay) ? { kind: "closed" } : { kind: "open", attempt: tries.length + 1, on };
}

function byDeclines(
  dueDay: string,
  tries: readonly MonthlyTry[],
  { from, cardChangedAt }: Chargeable,
): MonthStatus {
  const last = tries.at(-1);
  if (!last) return { kind: "open", attempt: 1, on: latest(dueDay, from) };
  const attempt = tries.length + 1;
  if (last.state !== "declined") {
    if (cardIsUnknown(last)) return { kind: "ended", because: "card-gone" };
    // Never processed, which says nothing of the card: on the next day again.
    const on = latest(addDays(dayOf(last), 1), from);
    return on > lastTryDay(dueDay) ? { kind: "closed" } : { kind: "open", attempt, on };
  }
  const because = declineReason(last);
  const planned = afterDeclines(
    tries.filter(({ state }) => state === "declined"),
    { because, cardChangedAt },
  );
  const on = planned && latest(planned, from);
  return on && on <= lastTryDay(dueDay) ? { kind: "open", attempt, on } : { kind: "ended", because };
}
