import { documentLists } from "@pcf/contract/urls";
import { ArrowLeft } from "lucide-react";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { detailOf } from "~/content/views/detail";
import { type EventGalleryView, eventsAround } from "~/content/views/event-view";
import { DetailPage } from "~/details/detail-page";
import type { RouteHandle } from "~/route-handle";
import { pageMeta } from "~/shell/page-meta";
import { ButtonLink } from "~/ui/button/button";
import { Gallery, type GalleryItem } from "~/ui/carousel/carousel";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { Prose } from "~/ui/prose/prose";
import type { Route } from "./+types/route";
import "../get-involved.css";
import { EventFacts } from "./event-facts";

const copy = {
  neighbours: "More events",
  back: "Back to events",
  clip: "Clip of the event",
  captions: "English captions",
  gallery: "Pictures and videos",
  share: "Share this event",
};

export const handle: RouteHandle = { documents: import.meta.env.SSR && (({ events }) => events) };

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const { upcoming, past } = eventsAround(content, new Date());
  const detail = detailOf(content, [...upcoming, ...past], params.eventId);
  return { ...detail, over: past.includes(detail.item) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.item.meta, identityOf(matches)) : [];
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { item, over } = loaderData;
  const { date, timeZone, html, gallery } = item;
  return (
    <DetailPage
      {...loaderData}
      kicker={<Time dateTime={date}>{formatDate(date, { dateStyle: "full" }, timeZone)}</Time>}
      ridge="waves"
      className="event-page"
      aside={<EventFacts event={item} over={over} />}
      back={
        <p>
          <ButtonLink href={documentLists.events} variant="secondary" icon={<ArrowLeft aria-hidden="true" />}>
            {copy.back}
          </ButtonLink>
        </p>
      }
      words={copy}
    >
      <Prose html={html} />
      {gallery.length > 0 && <Gallery label={copy.gallery} perView={1} items={gallery.map(galleryItem)} />}
    </DetailPage>
  );
}

/** A picture or clip of an event's gallery. */
function galleryItem({ id: key, caption, image, clip }: EventGalleryView): GalleryItem {
  if (!clip) return { key, caption, image };
  const { src, poster, title, captions } = clip;
  return {
    key,
    content: (
      <figure className="figure">
        <video
          className="event-video"
          src={src}
          poster={poster}
          controls
          preload="none"
          aria-label={title ?? caption ?? copy.clip}
        >
          <track kind="captions" srcLang="en" label={copy.captions} src={captions} />
        </video>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    ),
  };
}
