import type { CharityEvent } from "@pcf/contract/content/documents";
import { documentLists, eventUrl } from "@pcf/contract/urls";
import { ButtonLink } from "~/ui/button/button";
import { EventCard } from "~/ui/card/event-card";
import { Section } from "~/ui/section/section";
import { Tag } from "~/ui/tag/tag";
import { homeCopy } from "./home-copy";

const copy = homeCopy.events;

/** Up to three events: those to come, topped up with the newest past ones. */
export function HomeEvents({ events }: { events: readonly { event: CharityEvent; recent: boolean }[] }) {
  if (events.length === 0) return null;
  return (
    <Section labelledBy="events">
      <div className="section-head">
        <p className="kicker">{copy.kicker}</p>
        <h2 id="events">{events.some(({ recent }) => !recent) ? copy.title : copy.recentTitle}</h2>
        <ButtonLink href={documentLists.events} variant="secondary" size="small">
          {copy.all}
        </ButtonLink>
      </div>
      <ul className="card-grid">
        {events.map(({ event: { id, slug, title, event }, recent }) => (
          <li key={id}>
            <EventCard
              href={eventUrl(slug)}
              title={title}
              image={event.featuredImage}
              date={event.date}
              timeZone={event.timeZone}
              location={event.location}
              tag={recent && <Tag>{copy.recent}</Tag>}
              words={copy}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
