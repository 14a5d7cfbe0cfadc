import { Link } from "react-router";
import { PageBody } from "~/blocks/page-body";
import { eventsAround } from "~/content/collections";
import { pageFrame } from "~/content/section-page";
import { siteContentContext } from "~/content/site-content";
import { pageMeta } from "~/shell/page-meta";
import { identityOf } from "~/shell/site";
import type { Route } from "./+types/route";
import { findAnEventCopy as copy } from "./copy";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, "/get-involved/find-an-event", copy);
  const { upcoming, past } = eventsAround(content, new Date());
  return { page, events: [...upcoming, ...past] };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function FindAnEvent({ loaderData }: Route.ComponentProps) {
  return (
    <PageBody page={loaderData.page}>
      <ul>
        {loaderData.events.map((event) => (
          <li key={event.id}>
            <Link to={`/get-involved/find-an-event/${event.slug}`}>{event.title}</Link> {event.event.location}
          </li>
        ))}
      </ul>
    </PageBody>
  );
}
