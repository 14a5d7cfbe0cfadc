import { count, inArray } from "@payloadcms/db-sqlite/drizzle";
import { staffWho } from "../../access/staff.ts";
import { tableOf } from "../../platform/database/table-of.ts";
import type { TodaySource } from "../../platform/today-line.ts";

/** By state; of each the sentence for one and for several. */
const waiting = {
  held: ["1 gift is held until finance decides", (n: number) => `${n} gifts are held until finance decides`],
  unknown: [
    "1 gift is not clear yet: the bank has not said what became of it",
    (n: number) => `${n} gifts are not clear yet: the bank has not said what became of them`,
  ],
} as const;

/** Gifts of which nobody knows yet whether they were given. */
export const todayGifts: TodaySource = {
  isFor: staffWho("read", "donations"),
  quiet: "no gift held or unclear",
  lines: async (payload) => {
    const gifts = tableOf(payload, "donations");
    const found = await payload.db.drizzle
      .select({ state: gifts.state, gifts: count() })
      .from(gifts)
      .where(inArray(gifts.state, Object.keys(waiting)))
      .groupBy(gifts.state);
    return (["held", "unknown"] as const).map((state) => {
      const number = Number(found.find((each) => each.state === state)?.gifts ?? 0);
      const [one, many] = waiting[state];
      return {
        count: number,
        words: number === 1 ? one : many(number),
        path: `/gifts?state=${state}`,
        isUrgent: true,
      };
    });
  },
};
