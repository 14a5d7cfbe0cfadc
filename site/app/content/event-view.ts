import { eventUrl } from "@pcf/contract/urls";
import { formatDate } from "~/ui/date/format-date";
import { detailMeta } from "./detail-meta";
import type { SiteContent } from "./site-content";

/** An event. `date` and `end` are ISO times, to be shown on the clock of `timeZone`. */
export type EventView = ReturnType<typeof toEventView>;

/** `videos` is the library, which has title, captions and still of the clips in a gallery. */
export function toEventView(document: SiteContent["events"][number], videos: SiteContent["videos"]) {
  const { id, title, slug } = document;
  const { description, gallery, featuredImage: image, excerpt, ...facts } = document.event;
  const { date, end, timeZone, location, logo, website } = facts;
  const href = eventUrl(slug);
  return {
    id,
    slug,
    href,
    title,
    date,
    end,
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

/** What a card shows of an event: `date` is its ISO time, `day` the day at the place where it happens, in words. */
export type EventCardView = ReturnType<typeof eventCard>;
export const eventCard = ({
  id,
  href,
  title,
  image,
  date,
  timeZone,
  location,
}: Pick<EventView, "id" | "href" | "title" | "image" | "date" | "timeZone" | "location">) => ({
  id,
  href,
  title,
  image,
  date,
  day: dayWords(date, timeZone),
  location,
});

/** Found when a page is loaded, as `charityDay` is: these are three formats that the browser would have to make. */
function dayWords(iso: string, timeZone: string) {
  const as = (options: Intl.DateTimeFormatOptions) => formatDate(iso, options, timeZone);
  return {
    month: as({ month: "short" }),
    date: as({ day: "numeric" }),
    whole: as({ weekday: "short", year: "numeric", month: "long", day: "numeric" }),
  };
}
