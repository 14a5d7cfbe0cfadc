import { documentLists, eventUrl, notFoundUrl } from "@pcf/contract/urls";
import { ArrowLeft } from "lucide-react";
import { redirect } from "react-router";
import { eventsAround, neighbours } from "~/content/collections";
import { breadcrumb } from "~/content/page-view";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb";
import { ButtonLink } from "~/ui/button/button";
import { formatDate } from "~/ui/date/format-date";
import { Time } from "~/ui/date/time";
import { Gallery } from "~/ui/gallery/gallery";
import { Hero } from "~/ui/hero/hero";
import { PrevNext } from "~/ui/prev-next/prev-next";
import { Prose } from "~/ui/prose/prose";
import { ShareRow } from "~/ui/share-row/share-row";
import type { Route } from "./+types/route";
import "../get-involved.css";
import { eventPageCopy as copy } from "./event-copy";
import { EventFacts } from "./event-facts";
import { galleryItem } from "./gallery-item";

export function loader({ context, params }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const { upcoming, past } = eventsAround(content, new Date());
  const all = [...upcoming, ...past];
  const item = all.find((candidate) => candidate.slug === params.eventId);
  if (!item) throw redirect(notFoundUrl);
  const path = eventUrl(item.slug);
  return {
    item,
    path,
    over: past.includes(item),
    videos: content.videos.filter(({ slug }) => item.event.gallery.some(({ video }) => video?.slug === slug)),
    ...neighbours(all, item.slug),
    breadcrumb: breadcrumb(content, path),
    meta: {
      title: item.meta?.title ?? item.title,
      description: item.meta?.description ?? item.event.excerpt ?? item.title,
      path,
      image: (item.meta?.image ?? item.event.featuredImage)?.sourceUrl,
    },
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.meta, identityOf(matches)) : [];
}

export default function EventPage({ loaderData, matches }: Route.ComponentProps) {
  const { item, path, over, videos, previous, next } = loaderData;
  const { event } = item;
  const trail = [
    { label: copy.home, href: "/" },
    ...loaderData.breadcrumb,
    { label: item.title, href: path },
  ];
  return (
    <article>
      <Hero
        title={item.title}
        kicker={
          <Time dateTime={event.date}>{formatDate(event.date, { dateStyle: "full" }, event.timeZone)}</Time>
        }
        intro={event.excerpt && <p>{event.excerpt}</p>}
        image={event.featuredImage}
        ridge="waves"
        before={<Breadcrumb label={copy.breadcrumb} trail={trail} />}
      />
      <div className="page page-body event-page">
        <EventFacts event={item} over={over} />
        <div className="page-main">
          <Prose html={event.description} />
          {event.gallery.length > 0 && (
            <Gallery
              label={copy.gallery}
              perView={1}
              words={copy.carousel}
              items={event.gallery.map((one) => galleryItem(one, videos))}
            />
          )}
          <ShareRow
            url={new URL(path, identityOf(matches).origin).href}
            title={item.title}
            words={copy.share}
          />
          <p>
            <ButtonLink
              href={documentLists.events}
              variant="secondary"
              icon={<ArrowLeft aria-hidden="true" />}
            >
              {copy.back}
            </ButtonLink>
          </p>
          {previous && next && (
            <PrevNext
              previous={{ href: eventUrl(previous.slug), title: previous.title }}
              next={{ href: eventUrl(next.slug), title: next.title }}
              words={copy.neighbours}
            />
          )}
        </div>
      </div>
    </article>
  );
}
