import { eventTimes } from "@pcf/contract/content/event-times";
import { eventUrl } from "@pcf/contract/urls";
import type { SiteContent } from "~/content/site-content";
import { formatDate } from "~/ui/date/format-date";
import { detailMeta } from "./detail";

/**
 * An event. `date` and `end` are ISO times, to be shown on the clock of `timeZone`, or days (`YYYY-MM-DD`) of one of whole days. `over` is
 * the ISO time from which it is past.
 */
export type EventView = ReturnType<typeof toEventView>;

/** `videos` is the library, which has title, captions and still of the clips in a gallery. */
export function toEventView(document: SiteContent["events"][number], videos: SiteContent["videos"]) {
  const { id, title, slug } = document;
  const { description, gallery, featuredImage: image, excerpt, ...facts } = document.event;
  const { timeZone, location, logo, website } = facts;
  const { start: date, end, over } = eventTimes(document.event);
  const href = eventUrl(slug);
  return {
    id,
    slug,
    href,
    title,
    date,
    end,
    over,
    wholeDays: facts.allDay === true,
    timeZone,
    location,
    logo,
    website,
    excerpt,
    image,

    html: description,
    gallery: gallery.map((item) => galleryView(item, videos)),
    meta: detailMeta(document, { path: href, excerpt, image }),
  };
}

/** A clip of an event's gallery with the file it plays, or a picture. */
export type EventGalleryView = EventView["gallery"][number];

function galleryView(
  item: SiteContent["events"][number]["event"]["gallery"][number],
  videos: SiteContent["videos"],
) {
  const { id, caption, sourceUrl, srcSet, srcSetWebp, alt = "" } = item;
  const video = videos.find(({ slug }) => slug === item.video?.slug);
  const src = item.media_url ?? video?.fileUrl;
  if (item.media_type === "VIDEO" && src) {
    const poster = sourceUrl ?? video?.poster?.sourceUrl;
    return {
      id,
      caption,
      image: undefined,
      clip: { src, poster, title: video?.title, captions: video?.captionsUrl },
    };
  }
  return {
    id,
    caption,
    image: sourceUrl ? { sourceUrl, srcSet, srcSetWebp, alt, credit: undefined } : undefined,
    clip: undefined,
  };
}

/** What a card shows of an event: `date` is its ISO time or day, `day` the day at the place where it happens, in words. */
export type EventCardView = ReturnType<typeof eventCard>;
export const eventCard = ({
  id,
  href,
  title,
  image,
  date,
  end,
  wholeDays,
  timeZone,
  location,
}: Pick<
  EventView,
  "id" | "href" | "title" | "image" | "date" | "end" | "wholeDays" | "timeZone" | "location"
>) => ({
  id,
  href,
  title,
  image,
  date,
  day: dayWords(date, wholeDays ? end : undefined, timeZone),
  location,
});

/** Found when a page is loaded, as `charityDay` is: these are three formats that the browser would have to make. */
function dayWords(iso: string, lastDay: string | undefined, timeZone: string) {
  const as = (options: Intl.DateTimeFormatOptions, day = iso) => formatDate(day, options, timeZone);
  const whole = { weekday: "short", year: "numeric", month: "long", day: "numeric" } as const;
  return {
    month: as({ month: "short" }),
    date: as({ day: "numeric" }),
    whole: lastDay ? `${as(whole)} to ${as(whole, lastDay)}` : as(whole),
  };
}

/** Events that have not ended at `now`, soonest first, and those that have, newest first. */
export function eventsAround(content: SiteContent, now: Date): { upcoming: EventView[]; past: EventView[] } {
  const over = (event: EventView) => Date.parse(event.over) < now.getTime();
  const sorted = content.events
    .map((event) => toEventView(event, content.videos))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  return { upcoming: sorted.filter((event) => !over(event)), past: sorted.filter(over).reverse() };
}
