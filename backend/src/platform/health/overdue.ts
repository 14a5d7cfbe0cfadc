import type { CollectionSlug, Payload, Where } from "payload";

const minuteMs = 60_000;
/** What is begun within seconds, and swept up within a minute or two when that fails. */
export const lateAfterMs = 5 * minuteMs;
/** A mail server may put a mail off for half an hour and take it then, and a refund waits ten minutes for its next turn. */
export const failingAfterMs = 2 * 60 * minuteMs;
/** Who looks through rows one by one looks at no more. */
export const atMost = 200;

/** How much of something waits, and since when. */
export type Waiting = { count: number; since: Date };

/** `where` of a moment that was so long ago. */
export const earlierBy = (ms: number, now: Date) => ({
  less_than: new Date(now.getTime() - ms).toISOString(),
});

/** How long something waits, in the largest unit that says enough: "12 minutes", "3 hours", "2 days". */
export function age(since: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / minuteMs);
  const [count, unit] =
    minutes < 120
      ? [minutes, "minute"]
      : minutes < 48 * 60
        ? [Math.floor(minutes / 60), "hour"]
        : [Math.floor(minutes / 60 / 24), "day"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

export const oldest = (days: Date[]): Waiting | undefined =>
  days.length === 0
    ? undefined
    : { count: days.length, since: new Date(Math.min(...days.map((day) => day.getTime()))) };

/** Rows that match, and the earliest of their days in a column. */
export async function waiting(
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

/** What waits, in words for one and for several. */
type Work = { waits: Waiting | undefined; one: string; many: (count: string) => string };

/** A line for each kind of work that waits: how much of it there is, and since when. */
export const overdueLines = (works: Work[], now: Date): string[] =>
  works.flatMap(({ waits, one, many }) => {
    if (!waits) return [];
    const count = waits.count === atMost ? `${atMost} or more` : String(waits.count);
    const time = age(waits.since, now);
    return `overdue: ${waits.count === 1 ? `${one}, for ${time}` : `${many(count)}, the oldest for ${time}`}`;
  });
