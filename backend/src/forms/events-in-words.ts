import { dateFormat } from "@pcf/contract/formats";
import { asRuntimeShows } from "@pcf/contract/zone-clock";
import type { Payload } from "payload";

const day = (date: string, timeZone: string) =>
  dateFormat({ dateStyle: "long", timeZone }).format(asRuntimeShows(new Date(date), timeZone));

/**
 * Events that were ticked on a page, in words: title and day as they are published today. A page sends what stands in their
 * addresses; of one that is gone meanwhile that is kept.
 */
export async function eventsInWords(payload: Payload, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return [];
  const { docs } = await payload.find({
    collection: "events",
    where: { slug: { in: [...slugs] }, _status: { equals: "published" } },
    select: { slug: true, title: true, event: { date: true, timeZone: true } },
    pagination: false,
    depth: 0,
  });
  return slugs.map((slug) => {
    const found = docs.find((each) => each.slug === slug);
    return found ? `${found.title}, ${day(found.event.date, found.event.timeZone)}` : slug;
  });
}
