import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { Donation, MonthlyGift } from "../../payload-types.ts";
import { wasClosedByStaff } from "../donation-history.ts";
import { isUnsettled } from "../donation-states.ts";
import { cardIsUnknown, declineReason, type MonthlyDecline } from "./decline-reason.ts";
import { addDays, lastTryDay } from "./due-days.ts";

/** One try to charge a month. */
export type MonthlyTry = Pick<Donation, "state" | "createdAt" | "followUp" | "gateway" | "history">;

/**
 * - `open`: to be tried for the `attempt`th time, on or after the day `on`
 * - `unclear`: the last try is not settled, or nobody has been told of it yet
 * - `paid`: charged, also when the money was given back since: no month is charged twice
 * - `closed`: a person has ended this month; the gift goes on with the next
 * - `ended`: declined for good
 */
export type MonthStands =
  | { kind: "open"; attempt: number; on: string }
  | { kind: "unclear" | "paid" | "closed" }
  | { kind: "ended"; because: MonthlyDecline };

/** Days from the first decline of a month to the tries that follow. */
const retryDays = [3, 7, 12];
/** A try that came late moves those after it: the bank is not asked on two days running. */
const leastDaysBetween = 3;
/** A bank that says "do not honour" without a reason so often in a month means it. */
const mostUnexplained = 2;

const dayOf = ({ createdAt }: MonthlyTry) => charityDay(new Date(createdAt));
const latest = (...days: string[]) => days.sort().at(-1) ?? "";

function afterDeclines(declines: MonthlyTry[], because: MonthlyDecline): string | undefined {
  const [first] = declines;
  const last = declines.at(-1);
  const wait = retryDays[declines.length - 1];
  const unexplained = declines.filter((each) => declineReason(each) === "declined").length;
  if (!first || !last || wait === undefined) return undefined;
  if (because === "card-gone" || unexplained >= mostUnexplained) return undefined;
  return latest(addDays(dayOf(first), wait), addDays(dayOf(last), leastDaysBetween));
}

/** When its donor last gave another card. */
type WithCard = Partial<Pick<MonthlyGift, "cardChangedAt">>;

/**
 * How a due month stands after these tries, the oldest first. It follows from the records alone, whichever machine asks
 * and whenever.
 */
export function monthStands(
  dueDay: string,
  tries: readonly MonthlyTry[],
  { cardChangedAt }: WithCard = {},
): MonthStands {
  const last = tries.at(-1);
  if (!last) return { kind: "open", attempt: 1, on: dueDay };
  if (tries.some(({ state }) => state === "approved" || state === "refunded")) return { kind: "paid" };
  if (tries.some(({ state, followUp }) => isUnsettled(state) || state === "held" || followUp === "due"))
    return { kind: "unclear" };
  if (tries.some(wasClosedByStaff)) return { kind: "closed" };
  return afterTry(dueDay, tries, { cardChangedAt });
}

/**
 * The same for tries that are all settled and none of them charged. What was declined for good with a card that the gift has
 * no more is tried again with the other one.
 */
export function afterTry(
  dueDay: string,
  tries: readonly MonthlyTry[],
  { cardChangedAt }: WithCard = {},
): MonthStands {
  const stands = withOneCard(dueDay, tries);
  const last = tries.at(-1);
  const hasOther = cardChangedAt && last && new Date(last.createdAt) < new Date(cardChangedAt);
  if (stands.kind !== "ended" || !hasOther) return stands;
  const on = addDays(dayOf(last), 1);
  return on > lastTryDay(dueDay) ? stands : { kind: "open", attempt: tries.length + 1, on };
}

function withOneCard(dueDay: string, tries: readonly MonthlyTry[]): MonthStands {
  const last = tries.at(-1);
  if (!last) return { kind: "open", attempt: 1, on: dueDay };
  const attempt = tries.length + 1;
  if (last.state !== "declined") {
    if (cardIsUnknown(last)) return { kind: "ended", because: "card-gone" };
    // Never processed, which says nothing of the card: on the next day again.
    const on = addDays(dayOf(last), 1);
    return on > lastTryDay(dueDay) ? { kind: "closed" } : { kind: "open", attempt, on };
  }
  const because = declineReason(last);
  const on = afterDeclines(
    tries.filter(({ state }) => state === "declined"),
    because,
  );
  return on && on <= lastTryDay(dueDay) ? { kind: "open", attempt, on } : { kind: "ended", because };
}
