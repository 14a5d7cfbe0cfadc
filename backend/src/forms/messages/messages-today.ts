import { and, asc, eq, inArray } from "@payloadcms/db-sqlite/drizzle";
import { charityDay } from "@pcf/contract/donation/next-billing-day";
import type { FormName } from "@pcf/contract/forms/forms";
import { addDays } from "@pcf/contract/utc-day";
import type { Payload } from "payload";
import { staffWho } from "../../access/staff.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { TodayLine, TodaySource } from "../../platform/today-line.ts";
import { messageForms } from "./message-forms.ts";

const copy = {
  messages: (total: number) => (total === 1 ? "1 message is unanswered" : `${total} messages are unanswered`),
  offers: (total: number) =>
    total === 1 ? "1 offer to help is unanswered" : `${total} offers to help are unanswered`,
  quiet: "no unanswered messages",
  quietOffers: "no unanswered offers to help",
} as const;

/** From this working day on after it came, a message has waited too long. */
const urgentFrom = 3;

/** How many working days have begun since the day on which something came. */
export function workingDaysSince(day: string, today: string): number {
  let begun = 0;
  for (let at = addDays(day, 1); at <= today && begun < urgentFrom; at = addDays(at, 1)) {
    const weekday = new Date(`${at}T00:00:00Z`).getUTCDay();
    if (weekday !== 0 && weekday !== 6) begun += 1;
  }
  return begun;
}

async function unanswered(payload: Payload, names: readonly FormName[], now: Date) {
  const forms = tableOf(payload, "form-submissions");
  const rows = await payload.db.drizzle
    .select({ createdAt: forms.createdAt })
    .from(forms)
    .where(and(eq(forms.state, "new"), inArray(forms.form, [...names])))
    .orderBy(asc(forms.createdAt));
  const oldest = rows[0] && charityDay(new Date(rows[0].createdAt));
  const isUrgent = oldest !== undefined && workingDaysSince(oldest, charityDay(now)) >= urgentFrom;
  return { count: rows.length, isUrgent };
}

const source = (
  names: readonly FormName[],
  words: (total: number) => string,
  more: Pick<TodayLine, "path"> & Pick<TodaySource, "quiet">,
): TodaySource => ({
  isFor: staffWho("read", "form-submissions"),
  quiet: more.quiet,
  lines: async (payload, now) => {
    const { count, isUrgent } = await unanswered(payload, names, now);
    return [{ count, isUrgent, words: words(count), path: more.path }];
  },
});

/** Messages that nobody has answered; urgent once the oldest has waited for three working days. */
export const messagesToday: readonly TodaySource[] = [
  source(
    messageForms.map(({ name }) => name),
    copy.messages,
    { path: "/messages?state=new", quiet: copy.quiet },
  ),
  source(["volunteer"], copy.offers, { path: "/volunteers?state=new", quiet: copy.quietOffers }),
];
