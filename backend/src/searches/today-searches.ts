import { count, gte } from "@payloadcms/db-sqlite/drizzle";
import { staffWho } from "../access/staff.ts";
import { tableOf } from "../platform/database/table-of.ts";
import type { TodaySource } from "../platform/today-line.ts";
import { rareBelow } from "./count-missed-searches.ts";

/** What readers look for again and again and do not find. Once or twice may be a slip of the keys. */
export const todaySearches: TodaySource = {
  // Whoever deletes such a row has answered it.
  isFor: staffWho("delete", "missed-searches"),
  quiet: "no search that keeps finding nothing",
  lines: async (payload) => {
    const searches = tableOf(payload, "missed-searches");
    const [found] = await payload.db.drizzle
      .select({ terms: count() })
      .from(searches)
      .where(gte(searches.count, rareBelow));
    const terms = Number(found?.terms ?? 0);
    return [
      {
        count: terms,
        words:
          terms === 1
            ? "1 thing was searched for five times or more, and not found"
            : `${terms} things were searched for five times or more, and not found`,
        path: "/collections/missed-searches",
      },
    ];
  },
};
