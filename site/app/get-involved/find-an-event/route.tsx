import { eventCardDescriptionLength } from "@pcf/contract/constants";
import { documentLists } from "@pcf/contract/urls";
import { CalendarPlus } from "lucide-react";
import { PageBody } from "~/blocks/page-body";
import { shortText } from "~/content/html/plain-text";
import { identityOf } from "~/content/site";
import { siteContentContext } from "~/content/site-content";
import { type EventView, eventCard, eventsAround } from "~/content/views/event-view";
import { pageFrame } from "~/content/views/section-page";
import { pageMeta } from "~/shell/page-meta";
import { buttonClass } from "~/ui/button/button";
import { EventCard } from "~/ui/card/event-card";
import { EmptyState } from "~/ui/empty-state/empty-state";
import type { Route } from "./+types/route";
import "../get-involved.css";

const copy = {
  title: "Find an event",
  description: "Walks, rides and evenings across Canada.",
  upcoming: "Upcoming events",
  past: "Past events",
  pastText: "What you may have missed. Most of them come back each year.",
  date: "Date",
  location: "Location",
  none: {
    title: "No event is planned just now",
    text: "New dates are added all year. Our newsletter tells you first.",
  },
  calendar: "Add all events to your calendar",
};

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(siteContentContext);
  const page = pageFrame(content, documentLists.events, copy);
  const { upcoming, past } = eventsAround(content, new Date());
  return { page, upcoming: upcoming.map(listedEvent), past: past.map(listedEvent) };
}

/** An event's card with the beginning of its text. */
const listedEvent = (event: EventView) => ({
  ...eventCard(event),
  text: shortText(event.html, eventCardDescriptionLength),
});

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page.meta, identityOf(matches)) : [];
}

export default function FindAnEvent({ loaderData: { page, upcoming, past } }: Route.ComponentProps) {
  return (
    <PageBody page={page} ridge="waves">
      <section aria-labelledby="upcoming">
        <div className="section-head">
          <h2 id="upcoming" className="block-title">
            {copy.upcoming}
          </h2>
          <a href="/events.ics" className={buttonClass({ variant: "quiet", size: "small" })}>
            <CalendarPlus aria-hidden="true" />
            <span>{copy.calendar}</span>
          </a>
        </div>
        {upcoming.length > 0 ? (
          <EventGrid events={upcoming} />
        ) : (
          <EmptyState spot="calendar" title={copy.none.title} level={3}>
            <p>{copy.none.text}</p>
          </EmptyState>
        )}
      </section>
      {past.length > 0 && (
        <section className="no-print" aria-labelledby="past">
          <h2 id="past" className="block-title">
            {copy.past}
          </h2>
          <p className="measure event-past-text">{copy.pastText}</p>
          <EventGrid events={past} />
        </section>
      )}
    </PageBody>
  );
}

/** Where one card would be left over in the last row of three, the first one takes a row of its own. */
const opens = (count: number) => count % 3 === 1;

function EventGrid({ events }: { events: readonly ReturnType<typeof listedEvent>[] }) {
  return (
    <ul className="card-grid event-grid">
      {events.map(({ id, ...event }, index) => (
        <li key={id}>
          <EventCard
            {...event}
            words={copy}
            look={opens(events.length) && index === 0 ? "lying" : "standing"}
          />
        </li>
      ))}
    </ul>
  );
}
